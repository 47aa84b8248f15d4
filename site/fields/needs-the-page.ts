/** Blocks that need a page's full width and occur once per page; containers do not accept them. */
export const NEEDS_THE_PAGE: readonly string[] = ['Hub', 'HeroBlock'];
