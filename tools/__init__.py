"""What makes pages and evidence; no part of the product."""
