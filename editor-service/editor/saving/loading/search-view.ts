/** True for the site's search page: the canvas shows it as visitors see it, and nothing is edited. */
export const isSearchView = (slug: string): boolean => slug === 'search';
