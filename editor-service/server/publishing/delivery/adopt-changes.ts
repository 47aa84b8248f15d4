import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pendingDeliveries, queueDelivery } from '#content-store/drafts/database/outbox.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import type { RecordedRef } from '#content-store/drafts/publishing/published-row.ts';
import { withRecord } from '#content-store/drafts/publishing/with-record.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { publishSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import {
  type Collection,
  type Page,
  type PublishedPage,
  publishedPageSchema,
} from '#content-store/model/entities/page.ts';
import { type PublishedSection, SECTION_PAGE_TYPE, sectionSlug } from '#content-store/model/entities/section.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import type { MediaList } from '#content-store/model/media/media-list.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { parseDocumentPath } from '#content-store/model/published/published-path.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { type PublishedDocument, parseFile } from '#content-store/published/parse-file.ts';
import type { PublishedStore } from '#content-store/published/store.ts';
import { currentPage } from '#site/content/current-page.ts';
import { namedContent, publicContent } from '#site/content/public-content.ts';
import { cleanPage, finishedContent } from '../../content/clean-page.ts';
import { cleanSiteDocument } from '../../content/clean-site-document.ts';
import { adoptOriginal, type OriginalsTarget } from '../../media/originals.ts';
import type { Log } from '../../runtime/log.ts';
import type { Publishing } from './outbox-delivery.ts';
import type { ComparedFiles } from './remember-compared.ts';
import { restorePrivate } from './restore-private.ts';

export type FileWatch = ReturnType<typeof watchFiles>;

/** Watches the published files for changes by others (a git pull, a deleted file) and adopts them between publishes. */
export function watchFiles(options: AdoptOptions, publishing: Publishing, compared: ComparedFiles) {
  const { db, log, files, contentDir } = options;
  const watching = import('#content-store/published/watch.ts').then(({ watchPublished }) =>
    watchPublished({
      root: contentDir,
      store: files,
      expected: (path) => publishedText(db, path, publicContent),
      onDifferences: (differences) => {
        const paths = differences.map(({ path }) => path);
        return publishing.exclusively(() => adoptChanges(options, paths));
      },
      onError: (error) => log.error({ err: error }, 'watching the published files failed'),
    }),
  );
  const start = async () => {
    const watch = await watching;
    const known = await compared.load().catch(() => undefined); // then all are compared
    await watch.reconcile(await publishedPaths(db), known);
  };
  return {
    /** Resolves when all files have been compared once with the database; events arrive from then on. */
    started: start(),
    close: async (): Promise<void> => {
      const watch = await watching;
      await watch.close();
      const warn = (err: unknown) => log.warn({ err }, 'the next start compares all published files');
      await compared.save(watch.findRight).catch(warn);
    },
  };
}

/** The database, and the published files that others may change. */
interface AdoptOptions extends OriginalsTarget {
  log: Log;
  files: PublishedStore;
}

/**
 * Adopts published files that others changed: a valid change becomes a new revision of the draft and its published
 * copy; a missing or damaged file is restored from the database. Only unpublish and delete remove. Call it while no
 * delivery is running: each file is checked again, and one that a publish is about to write is left to that publish.
 */
export async function adoptChanges(options: AdoptOptions, paths: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const path of paths) await adoptChange(options, path, missing);
  const [first] = missing;
  if (first) options.log.warn({ files: missing.length, first }, 'missing published files are restored');
}

async function adoptChange(options: AdoptOptions, path: string, missing: string[]): Promise<void> {
  const { db, files, log } = options;
  const parsed = parseDocumentPath(path);
  if (!parsed) return;
  const data = await files.read(path);
  const expected = await publishedText(db, path, publicContent);
  if (expected === (data?.toString() ?? null) || (await isPending(db, path))) return;
  const restoreFile = () => queueDelivery(db, { domainId: parsed.domainId, path }, new Date().toISOString());
  if (data === null) {
    missing.push(path);
    return restoreFile();
  }
  try {
    await adoptFile(options, path, data.toString());
    log.info({ path }, 'a published file was changed by others: its draft is updated');
  } catch (error) {
    const reason = messageOf(error);
    log.warn({ path, reason }, expected === null ? 'a file cannot be used' : 'a published file is restored');
    if (expected !== null) await restoreFile();
  }
}

async function isPending(db: Db, path: string): Promise<boolean> {
  return (await pendingDeliveries(db)).some((delivery) => delivery.path === path);
}

async function adoptFile(options: AdoptOptions, path: string, text: string): Promise<void> {
  const parsed = parseFile(path, text);
  if (!parsed.ok) throw new Error(parsed.problem.reason);
  const { file } = parsed;
  const stamp = { at: new Date().toISOString(), by: 'published files' };
  if (file.kind === 'mediaList') return adoptMedia(options, path, file.document, stamp);
  const { domainId } = file;
  await transact(options.db, (db) =>
    withRecord(db, { domainId, stamp, source: 'files' }, [refOf(file)], () => adoptDocument(db, file, stamp)),
  );
}

type AdoptedFile = Exclude<PublishedDocument, { kind: 'mediaList' }>;

function refOf(file: AdoptedFile): RecordedRef {
  const { _id: id } = file.document;
  if (file.kind === 'domain') return { part: 'domain', id };
  if (file.kind === 'siteDocument') return { part: file.name, id };
  return { part: file.kind === 'page' ? 'pages' : 'sections', id };
}

async function adoptDocument(db: Db, file: AdoptedFile, stamp: Stamp): Promise<void> {
  if (file.kind === 'domain') await publishDomain(db, file.document, stamp);
  else if (file.kind === 'page') await adoptPage(db, file.document, stamp);
  else if (file.kind === 'section') await adoptSection(db, file.document, stamp);
  else await publishSiteDocument(db, file.name, file, cleanSiteDocument(file.name, file.document), stamp);
}

/** The list itself is derived: new originals are added, and it is written again from what documents use. */
async function adoptMedia(options: AdoptOptions, path: string, list: MediaList, stamp: Stamp) {
  for (const record of [...list.media, ...list.files]) await adoptOriginal(options, record, stamp);
  await queueDelivery(options.db, { domainId: list.domainId, path }, stamp.at);
}

/**
 * Makes a page file that others changed the page's draft and published copy. Fields that files never contain stay as
 * stored: private ones, and unknown ones of the draft. Throws when the file cannot be used, or contains no change.
 */
function adoptPage(db: Db, page: PublishedPage, stamp: Stamp, collection: Collection = 'pages'): Promise<void> {
  return transact(db, async (transaction) => {
    const ref = { _id: page._id, domainId: page.domainId, collection };
    const published = await pageById(transaction, ref, 'published');
    const draft = await pageById(transaction, ref);
    const file = restored(currentPage(page), published, publicContent, namedContent);
    if (published && saysTheSame(file, published)) throw new Error('It is the same as the published copy');
    const adopted = cleanPage(restored(file, draft, namedContent, currentPage), collection).draft;
    await publishPage(transaction, ref, stamp, { draft: adopted, isNew: !draft, named: finishedContent });
  });
}

/** The same for a section's file, which has only its name and blocks. */
async function adoptSection(db: Db, section: PublishedSection, stamp: Stamp): Promise<void> {
  const { _id, domainId, name, contents } = section;
  const ref = { _id, domainId, collection: 'sections' as const };
  const base = (await pageById(db, ref, 'published')) ?? { _id, domainId, slug: sectionSlug(_id) };
  const page = publishedPageSchema.parse({ ...base, pageType: SECTION_PAGE_TYPE, title: name, contents });
  await adoptPage(db, page, stamp, 'sections');
}

/** The page with the stored fields that `whole` keeps and `visible` drops: private or unknown ones. */
function restored<Restored extends PageContent>(
  page: Restored,
  stored: Page | undefined,
  visible: (page: PageContent) => PageContent,
  whole: (page: PageContent) => PageContent,
): Restored {
  if (!stored) return page;
  const { header, contents } = restorePrivate(partsOf(page), partsOf(whole(stored)), partsOf(visible(stored))) as Parts;
  return { ...page, header, contents };
}

type Parts = Pick<PageContent, 'header' | 'contents'>;
const partsOf = ({ header, contents }: PageContent): Parts => ({ header, contents });

/** True when saving either gives the same result: the file was written by earlier code or is formatted differently. */
function saysTheSame(file: PublishedPage, published: Page): boolean {
  try {
    return stableJson(cleanPage(file).draft) === stableJson(cleanPage(published).draft);
  } catch (error) {
    // The stored page may no longer be valid; then the file is judged on its own.
    if (error instanceof AppError && error.code === 'invalid') return false;
    throw error;
  }
}
