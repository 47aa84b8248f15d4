type Versions = Readonly<Record<'chrome' | 'firefox' | 'safari', number>>;

/** The oldest browsers that run the editor; `old-browser.js` tells people with an older one. */
export const EDITOR_BROWSERS: Versions = { chrome: 120, firefox: 140, safari: 17.4 };

/** The oldest browsers that run the scripts of the site: search, forms, hubs, carousels. Pages can be read without them. */
export const SITE_BROWSERS: Versions = { chrome: 111, firefox: 119, safari: 16.4 };

/** The oldest browsers with all that its styles use, which Baseline calls widely available; older ones ignore the rest. */
export const STYLE_BROWSERS: Versions = { chrome: 120, firefox: 121, safari: 17.2 };

/** These versions as Vite's `build.target`. */
export const targetOf = (versions: Versions): string[] =>
  Object.entries(versions).map(([name, version]) => `${name}${version}`);
