const MB = 1024 * 1024;

/** The largest file that a call with an upload takes, in bytes: the editor sends no larger one, the service stores none. */
export const maxUploadBytes = (path: string): number => (path === 'translation/import' ? 20 : 100) * MB;

/** What a person reads about a larger one. */
export const tooLargeSentence = (path: string): string => `The file is larger than ${maxUploadBytes(path) / MB} MB`;
