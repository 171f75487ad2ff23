// The types of lit-html.js, from the package that it is made of.
export { html, svg, render, nothing, noChange } from "lit-html";
export { classMap } from "lit-html/directives/class-map.js";
export { guard } from "lit-html/directives/guard.js";
export { ifDefined } from "lit-html/directives/if-defined.js";
export { keyed } from "lit-html/directives/keyed.js";
export { live } from "lit-html/directives/live.js";
export { ref, createRef } from "lit-html/directives/ref.js";
export { repeat } from "lit-html/directives/repeat.js";
export { Directive, directive, PartType } from "lit-html/directive.js";
