/** The definitions of the site folder's blocks. */
export const ownDefinitions: readonly never[] = [];
