import { SITE_DOCUMENTS, type SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import type { Collection } from './collection.ts';
import { files, images } from './originals.ts';
import { pages, sections } from './pages.ts';
import { patterns } from './patterns.ts';
import { domains, regions, siteDocuments } from './site-documents.ts';
import { submissions, subscribers } from './visitors.ts';

const kinds = Object.keys(SITE_DOCUMENTS) as SiteDocumentKind[];

/** Every collection, in the order in which documents depend on each other: domains first. */
export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  ['domains', domains],
  ['images', images],
  ['files', files],
  ...kinds.map((kind) => [kind, siteDocuments(kind)] as const),
  ['regions', regions],
  ['sections', sections],
  ['pages', pages],
  ['patterns', patterns],
  ['submissions', submissions],
  ['subscribers', subscribers],
]);
