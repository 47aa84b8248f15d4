/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Answers the queries of a page about the content of the rendered domain. */
    reader: import('#content-store/model/published/reader.ts').Reader;
    /** Answers the queries of the frame, when they are recorded apart from the page's own. */
    frameReader?: import('#content-store/model/published/reader.ts').Reader;
    /** Set by the page: its language; the site's first one without it. */
    language?: import('#content-store/model/values/site-language.ts').SiteLanguage;
    /** The content page, when its strings are made before Astro renders the document around them. */
    page?: Promise<import('./document/page-html.ts').PageHtml | null> | undefined;
    /** The contents of `<main>` from an earlier rendering; they are used as they are, and none of their queries is made. */
    main?: string | undefined;
    /** Set by the frame: the markup around the contents of `<main>`. */
    frame?: import('./document/frame-html.ts').FrameHtml;
    /** For the editor's canvas: block roots carry `data-block`, and the head loads the canvas script. */
    canvas?: boolean;
    /** Block roots carry `data-block` outside the canvas too. */
    namesBlocks?: boolean;
    /** Set by the middleware to the error a page threw. */
    thrown?: unknown;
    /** Set by the main part of a content page: what it shows differently from how it is stored. */
    warnings?: readonly string[];
    /** For editors: the error page says what was thrown. */
    explainsErrors?: boolean;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** When the island comes near or is touched; or, with a selector, when an element that matches is. */
    'client:near'?: true | string;
  }
}

interface Window {
  /** Set by the editor's canvas: the page is being edited, so none of its scripts may run. */
  pagewrightCanvas?: boolean;
  dataLayer?: object[];
}

/** For plain `tsc`; `astro check` knows the real types. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}

/** The address of a file in the compiled site. */
declare module '*?url' {
  const address: string;
  export default address;
}
