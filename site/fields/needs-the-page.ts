/** Blocks that need a page's whole width and stand on it once: containers do not take them. */
export const NEEDS_THE_PAGE: readonly string[] = ['Hub', 'HeroBlock'];
