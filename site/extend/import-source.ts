/** A page as an import source tells it. */
export interface ImportedPage {
  /** The same in every run: a second run updates the page. */
  id: string;
  /** Where it should be: `team/ida`; a number is added when that is taken. */
  address: string;
  title: string;
  description?: string;
  /** Its text as HTML, which becomes blocks. */
  html?: string;
  /** Each with its category: `Content type:Person`. */
  tags?: readonly string[];
  /** `2026-05-01T09:00:00Z` */
  publishDate?: string;
  author?: string;
  /** It stays a draft, even with `--publish`. */
  isDraft?: boolean;
}

interface ImportSource {
  /** Its arguments, for the help of the command: `FILE.json`. */
  usage: string;
  /** Reads the pages, all of which are held in memory. An Error's message is shown to the person at the terminal. */
  read: (args: readonly string[]) => AsyncIterable<ImportedPage> | Iterable<ImportedPage>;
}

/** A source of pages for `npm run import:own -- NAME ARGUMENTS`, with reports, second runs and dry runs as of built-in ones. */
export const defineImportSource = (source: ImportSource) => ({ kind: 'import source' as const, ...source });
