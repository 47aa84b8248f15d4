import type { Reader } from '#content-store/model/published/reader.ts';

/** What checks, hooks and routes of a site folder work with. */
export interface ServerContext {
  domainId: string;
  /** Answers about published content: `await reader.ask('page', { slug: 'about' })`. */
  reader: Reader;
  /** Writes a line into the service's log. */
  log: (sentence: string) => void;
}
