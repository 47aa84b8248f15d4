/** The page types; how a page is built depends on its template. */
export const PAGE_TYPES = [{ value: 'page', label: 'Page' }] as const;
