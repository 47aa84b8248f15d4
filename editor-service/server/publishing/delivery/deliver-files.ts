import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Delivery, pendingDeliveries } from '#content-store/drafts/database/outbox.ts';
import { isHashPublished, publishedMediaList } from '#content-store/drafts/media/published-media.ts';
import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import type { ErrorCode } from '#content-store/model/error.ts';
import { mediaListPath, parsePublishedPath } from '#content-store/model/published/published-path.ts';
import { publishOriginals } from '#content-store/published/originals.ts';
import { pauses } from '#content-store/published/pauses.ts';
import type { PublishedStore } from '#content-store/published/store.ts';
import type { FileText } from '#content-store/published/write.ts';
import { publicContent } from '#site/content/public-content.ts';
import type { Settings } from '../../runtime/settings.ts';

/** What the published files are written from, and to. */
export interface Files {
  db: Db;
  files: PublishedStore;
  /** The originals of images and files. */
  originals: CachedFolder;
}

/** How many files are read from the database, and synced, together. */
const FILES_AT_ONCE = 100;

/** What published files hold, by path; null for those that go. */
export type FileTexts = ReadonlyMap<string, string | null>;

/** Writes or removes these published files of a domain as the database has them now. */
function deliverFiles(options: Files, domainId: string, paths: readonly string[]): Promise<void> {
  return deliverFilesBeside(options, domainId, paths, async () => {});
}

/**
 * The same with work that need not wait until the last of them are on disk, as it is told what they hold. Settles when both
 * are done.
 */
export async function deliverFilesBeside<T>(
  options: Files,
  domainId: string,
  paths: readonly string[],
  work: (texts: FileTexts) => Promise<T>,
): Promise<T> {
  await deliverOriginals(options, domainId, paths);
  let start = 0;
  for (; start + FILES_AT_ONCE < paths.length; start += FILES_AT_ONCE) {
    await write(options, await textsOf(options, paths.slice(start, start + FILES_AT_ONCE)));
  }
  const texts = await textsOf(options, paths.slice(start));
  const both = [write(options, texts), work(texts)] as const;
  await Promise.allSettled(both);
  return (await Promise.all(both))[1];
}

/**
 * Writes the published files that the outbox names after the delivery `after`, and returns their deliveries. When these are
 * forgotten, the next start, or build, compares all published files with `dist`.
 */
export async function deliverPendingFiles(
  options: Files,
  part: { after?: number; limit?: number } = {},
): Promise<Delivery[]> {
  const pending = await pendingDeliveries(options.db, part);
  for (const [domainId, ofDomain] of Map.groupBy(pending, (delivery) => delivery.domainId)) {
    await deliverFiles(options, domainId, [...new Set(ofDomain.map(({ path }) => path))]);
  }
  return pending;
}

/**
 * Makes the published files of this machine what the database says: another instance may have delivered since, so that what
 * differs is not a change by others but old.
 */
export async function refreshFiles(options: Files): Promise<void> {
  const paths = new Set([...(await publishedPaths(options.db)), ...(await options.files.list())]);
  const domainIdOf = (path: string) => {
    const parsed = parsePublishedPath(path);
    return parsed && 'domainId' in parsed ? parsed.domainId : ''; // originals belong to all domains
  };
  for (const [domainId, ofDomain] of Map.groupBy(paths, domainIdOf)) await deliverFiles(options, domainId, ofDomain);
}

/** Runs before the documents that refer to the originals are written. */
async function deliverOriginals({ db, files, originals }: Files, domainId: string, paths: readonly string[]) {
  if (!paths.includes(mediaListPath(domainId))) return;
  const { media, files: linked } = await publishedMediaList(db, domainId);
  await publishOriginals(files, originals, [...media, ...linked]);
}

async function textsOf({ db }: Files, paths: readonly string[]): Promise<FileTexts> {
  const texts = new Map<string, string | null>();
  const rest = pauses();
  for (const path of paths) {
    const parsed = parsePublishedPath(path);
    // An original that documents need is already there; it is removed when none does.
    if (parsed?.kind === 'original' && (await isHashPublished(db, parsed.hash))) continue;
    texts.set(path, await publishedText(db, path, publicContent));
    await rest();
  }
  return texts;
}

async function write({ files }: Files, texts: FileTexts): Promise<void> {
  const written: FileText[] = [];
  const removed: string[] = [];
  for (const [path, data] of texts) {
    if (data === null) removed.push(path);
    else written.push({ path, data });
  }
  await files.writeAll(written);
  for (const path of removed) await files.remove(path);
}

/** What the thread is started with. */
export type DeliverySettings = Pick<Settings, 'dataDir' | 'contentDir' | 'storage' | 'databaseAddress'>;

/** Ids of deliveries whose files are written; that all are; or why one could not be written. */
export type DeliveryReport =
  | { delivered: readonly number[] }
  | { isDone: true }
  | { failure: { code: ErrorCode; message: string } };
