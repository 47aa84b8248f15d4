import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the island comes near or is touched; or, with a selector, when an element that matches is. */
    'client:near'?: true | string;
  }
}
