declare namespace App {
  interface Locals {
    /** Answers every question a page asks of the content, for the domain that is being rendered. */
    reader: import('#content-store/model/published/reader.ts').Reader;
    /** The page is for the editor's canvas: block roots carry `data-block`, and the head loads the canvas script. */
    canvas?: boolean;
    /** Set by the middleware when the page throws. */
    thrown?: unknown;
  }
}

/** For plain `tsc`; `astro check` knows the real types. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
