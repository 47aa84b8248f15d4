/** The templates of the site folder. */
export const ownTemplates: readonly never[] = [];
