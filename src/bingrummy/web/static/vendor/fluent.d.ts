// The types of fluent.js, from the package that it is made of.
export { FluentBundle, FluentResource, FluentNumber } from "@fluent/bundle";
