/** Block definitions of the site folder. */
export const ownDefinitions: readonly never[] = [];
