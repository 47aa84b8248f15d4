/** True for the site's search page (specification §2): the canvas shows it as visitors see it, and nothing is edited. */
export const isSearchView = (slug: string): boolean => slug === 'search';
