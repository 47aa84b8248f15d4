import type { Db } from '#content-store/drafts/database/open-database.ts';
import { inSavepoint } from '#content-store/drafts/database/savepoint.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { type FormOfPage, formsWithoutRecipient } from '#content-store/drafts/forms/forms.ts';
import { insertAsPublished } from '#content-store/drafts/publishing/publish-page.ts';
import { domainById, listDomains, publishDomain, saveDomain } from '#content-store/drafts/site/domains.ts';
import { publishSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import { type Page, pageSchema } from '#content-store/model/entities/page.ts';
import { type PublishedSection, SECTION_PAGE_TYPE, sectionSlug } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import { type DocumentPath, parseDocumentPath } from '#content-store/model/published/published-path.ts';
import { type FileProblem, type PublishedDocument, parseFile } from '#content-store/published/parse-file.ts';
import { folderStore } from '#content-store/published/store.ts';
import { adoptOriginal, type OriginalsTarget } from '../../media/originals.ts';

/** What was made of published files, and what could not be. */
export interface Rebuilt {
  /** How many files of each kind were used. */
  counts: Record<DocumentPath['kind'], number>;
  /** How many originals the library has, and how many more files are in its folder: nothing published says what these are. */
  originals: number;
  unknownOriginals: number;
  /** Files that could not be used. */
  problems: FileProblem[];
  /** Domains whose names and host names were not published. */
  unnamedDomains: string[];
  /** Live forms whose recipients must be entered again. */
  forms: FormOfPage[];
}

/** Documents that others refer to come first. */
const ORDER: readonly DocumentPath['kind'][] = ['domain', 'mediaList', 'siteDocument', 'section', 'page'];

/**
 * Fills an empty database from published files, so that these are what it would publish: drafts, published copies and
 * media library. Call it in a transaction. Throws AppError `not-found` when there are no published files.
 */
export async function rebuildContent(target: OriginalsTarget, stamp: Stamp): Promise<Rebuilt> {
  const { db, contentDir, originals } = target;
  const store = folderStore(contentDir);
  const paths = Map.groupBy(await store.list(), (path) => parseDocumentPath(path)?.kind);
  const counts = { domain: 0, mediaList: 0, siteDocument: 0, section: 0, page: 0 };
  const problems: FileProblem[] = [];
  for (const kind of ORDER) {
    for (const path of paths.get(kind) ?? []) {
      const parsed = parseFile(path, String(await store.read(path)));
      const found = parsed.ok ? await rebuildDocument(target, path, parsed.file, stamp) : [parsed.problem];
      problems.push(...found);
      if (found.length === 0) counts[kind] += 1;
    }
  }
  if (ORDER.every((kind) => counts[kind] === 0)) {
    throw new AppError('not-found', `There are no published files that can be used in ${contentDir}`);
  }
  await db.deleteFrom('outbox').execute(); // the files are there
  const domains = await listDomains(db);
  const forms: FormOfPage[] = [];
  for (const { _id } of domains) forms.push(...(await formsWithoutRecipient(db, _id)));
  const unnamedDomains = domains.filter(({ published }) => !published).map(({ _id }) => _id);
  return { counts, problems, unnamedDomains, forms, ...(await countOriginals(db, originals)) };
}

/** Stores what a file says; returns what of it cannot be stored. */
async function rebuildDocument(target: OriginalsTarget, path: string, file: PublishedDocument, stamp: Stamp) {
  const { db } = target;
  if (file.kind !== 'domain' && !(await domainById(db, file.domainId))) {
    await saveDomain(db, domainSchema.parse({ _id: file.domainId, name: file.domainId }), stamp);
  }
  const problems: FileProblem[] = [];
  for (const part of partsOf(target, file, stamp)) {
    try {
      await inSavepoint(db, part);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
      problems.push({ path, reason: error.message });
    }
  }
  return problems;
}

/** The functions that store the parts of a file: a media list holds many, and some may fail. */
function partsOf(target: OriginalsTarget, file: PublishedDocument, stamp: Stamp): (() => Promise<unknown>)[] {
  const { db } = target;
  if (file.kind === 'mediaList') {
    const records = [...file.document.media, ...file.document.files];
    return records.map((record) => () => adoptOriginal(target, record, stamp));
  }
  if (file.kind === 'domain') return [() => publishDomain(db, file.document, stamp)];
  if (file.kind === 'section') return [() => insertAsPublished(db, 'sections', sectionPage(file.document, stamp))];
  if (file.kind === 'siteDocument') return [() => publishSiteDocument(db, file.name, file, file.document, stamp)];
  const roles = { viewerRoles: [], editorRoles: [], publisherRoles: [] };
  const page: Page = { ...file.document, ...roles, updatedBy: stamp.by, published: true };
  return [() => insertAsPublished(db, 'pages', page)];
}

/** A section's file has only its name and blocks: it begins again. */
function sectionPage({ name, ...section }: PublishedSection, { at, by }: Stamp): Page {
  const times = { createdAt: at, updatedAt: at, lastPublished: at, publishedAt: at };
  const owned = { revision: 1, updatedBy: by, published: true, pageType: SECTION_PAGE_TYPE };
  return pageSchema.parse({ ...section, slug: sectionSlug(section._id), title: name, ...owned, ...times });
}

async function countOriginals(db: Db, { folder }: CachedFolder) {
  const rows = await db.selectFrom('media').select('hash').execute();
  const hashes = new Set(rows.map(({ hash }) => hash));
  let unknownOriginals = 0;
  for await (const { key } of folderFiles(folder).list()) if (!hashes.has(key.slice(0, 64))) unknownOriginals += 1;
  return { originals: rows.length, unknownOriginals };
}
