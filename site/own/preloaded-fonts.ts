import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The addresses of the fonts that every page preloads. */
export const preloadedFonts: readonly string[] = [youngSerif, figtree];
