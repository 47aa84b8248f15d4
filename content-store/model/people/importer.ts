/** The name under which imports from elsewhere, which operators run, store what they bring. */
export const IMPORTER = 'import';
