/** Where the index of a language is below `_search`: of the first of a site's languages, there; of another, in `de/`. */
export const indexFolder = (tag: string, [first]: readonly string[]): string => (tag === first ? '' : `${tag}/`);
