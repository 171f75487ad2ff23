// What the page uses of Fluent, in one module.
export { FluentBundle, FluentResource, FluentNumber } from "@fluent/bundle";
