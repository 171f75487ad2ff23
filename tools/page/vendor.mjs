// Makes the vendored modules of the page: one file of each library, with its licence and version.
// Run `npm install --no-package-lock && npm run vendor` in this folder after changing a version.
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const here = new URL(".", import.meta.url);
const target = new URL("../../src/bingrummy/web/static/vendor/", here);
const made = [
  ["lit-html", "lit-html", "BSD-3-Clause"],
  ["fluent", "@fluent/bundle", "Apache-2.0"],
];

for (const [name, library, licence] of made) {
  const about = JSON.parse(readFileSync(new URL(`node_modules/${library}/package.json`, here)));
  if (about.license !== licence) throw new Error(`${library} is under ${about.license} now`);
  await build({
    entryPoints: [new URL(`${name}.entry.js`, here).pathname],
    outfile: new URL(`${name}.js`, target).pathname,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    banner: { js: `/* ${library} ${about.version}, ${licence}: see ${name}.LICENSE */` },
  });
}
writeFileSync(
  new URL("lit-html.LICENSE", target),
  readFileSync(new URL("node_modules/lit-html/LICENSE", here)),
);
