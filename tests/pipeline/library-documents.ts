import { type PublishedPage, publishedPageSchema } from '#content-store/model/entities/page.ts';
import { pageRef } from '#content-store/model/entities/page-ref.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { pageText, plainText } from '#site/content/page-text.ts';
import { librarySite } from '../bench/site/library-site.ts';

/** The searchable texts of a library's generated pages, by ref: prose with few common and many rare words. */
export function libraryDocuments(count: number): Map<string, SearchDocument> {
  const pages = librarySite(count).documents.filter(({ collection }) => collection === 'pages');
  return new Map(pages.map(({ document }) => entryOf(publishedPageSchema.parse(document))));
}

function entryOf({ _id, slug, header, description, tags, contents }: PublishedPage): [ref: string, SearchDocument] {
  const title = plainText(String(header.heading));
  const values = tags.map((tag) => tag.slice(tag.indexOf(':') + 1));
  return [pageRef(_id), { slug, title, kind: 'Page', tags: values, description, text: pageText({ contents }) }];
}
