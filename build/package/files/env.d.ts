/// <reference types="node" />
/// <reference types="vite/client" />

/** For plain `tsc`; Astro's own check knows the real types. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
