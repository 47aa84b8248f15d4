/** The kinds of documents that pages can be; which of them is built in which way is the template's matter. */
export const PAGE_TYPES = [{ value: 'page', label: 'Page' }] as const;
