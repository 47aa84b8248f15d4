import { sectionOf } from '../../model/entities/section.ts';
import { type PublicContent, publicPage } from '../../model/published/public-page.ts';
import {
  domainPath,
  mediaListPath,
  pagePath,
  parsePublishedPath,
  sectionPath,
  siteDocumentPath,
} from '../../model/published/published-path.ts';
import { publishedJson } from '../../model/stable-json.ts';
import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { publishedMediaList } from '../media/published-media.ts';
import { pageById } from '../pages/find-page.ts';
import { domainById, listDomains } from '../site/domains.ts';
import { siteDocument } from '../site/site-documents.ts';

/**
 * The current text for the published file at `path`, or null when it should not exist. `publicContent` removes the
 * block fields that never leave the service; it comes from the block definitions, which this room does not import.
 */
export async function publishedText(db: Db, path: string, publicContent: PublicContent): Promise<string | null> {
  const document = await publishedDocument(db, path, publicContent);
  return document ? publishedJson(document) : null;
}

async function publishedDocument(db: Db, path: string, publicContent: PublicContent): Promise<object | undefined> {
  const parsed = parsePublishedPath(path);
  switch (parsed?.kind) {
    case 'domain':
      return domainById(db, parsed.domainId, 'published');
    case 'page': {
      const page = await pageById(db, { _id: parsed.pageId, domainId: parsed.domainId }, 'published');
      return page && publicPage(page, publicContent);
    }
    case 'section': {
      const ref = { _id: parsed.sectionId, domainId: parsed.domainId, collection: 'sections' as const };
      const section = await pageById(db, ref, 'published');
      return section && sectionOf(publicPage(section, publicContent));
    }
    case 'siteDocument':
      return siteDocument(db, parsed.document, parsed, 'published');
    case 'mediaList': {
      const list = await publishedMediaList(db, parsed.domainId);
      return list.media.length + list.files.length > 0 ? list : undefined;
    }
    default:
      return undefined;
  }
}

/** The number of published pages. */
export const countPublished = (db: Db): Promise<number> =>
  countRows(db.selectFrom('pages').where('copy', '=', 'published').where('collection', '=', 'pages'));

/** The paths of all published documents, sorted: a damaged content folder is restored from them. */
export async function publishedPaths(db: Db): Promise<string[]> {
  const domains = await listDomains(db, 'published');
  const pages = db.selectFrom('pages').where('copy', '=', 'published').where('collection', 'in', ['pages', 'sections']);
  const documents = db.selectFrom('siteDocuments').where('copy', '=', 'published');
  const media = db.selectFrom('mediaUses').where('copy', '=', 'published');
  return [
    ...domains.map(({ _id }) => domainPath(_id)),
    ...(await pages.select(['id', 'domainId', 'collection']).execute()).map(({ id, domainId, collection }) =>
      collection === 'sections' ? sectionPath(domainId, id) : pagePath(domainId, id),
    ),
    ...(await documents.select(['kind', 'domainId', 'slugPrefix']).execute()).map(({ kind, domainId, slugPrefix }) =>
      siteDocumentPath(kind, domainId, slugPrefix),
    ),
    ...(await media.select('domainId').distinct().execute()).map(({ domainId }) => mediaListPath(domainId)),
  ].sort();
}
