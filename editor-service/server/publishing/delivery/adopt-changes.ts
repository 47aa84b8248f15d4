import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pendingDeliveries, queueDelivery } from '#content-store/drafts/database/outbox.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { publishSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { messageOf } from '#content-store/model/error.ts';
import type { MediaList } from '#content-store/model/media/media-list.ts';
import { parseDocumentPath } from '#content-store/model/published/published-path.ts';
import { parseFile } from '#content-store/published/parse-file.ts';
import type { PublishedStore } from '#content-store/published/store.ts';
import { publicContent } from '#site/content/public-content.ts';
import { cleanSiteDocument } from '../../content/clean-site-document.ts';
import { adoptOriginal, type OriginalsTarget } from '../../media/originals.ts';
import type { Log } from '../../runtime/log.ts';
import { adoptPage, adoptSection } from './adopt-page.ts';

/** The database, and the published files that others may change. */
export interface AdoptOptions extends OriginalsTarget {
  log: Log;
  files: PublishedStore;
}

/**
 * Adopts published files that others changed: a valid change becomes a new revision of the draft and its published
 * copy; a missing or damaged file is restored from the database. Only unpublish and delete remove. Call it while no
 * delivery is running: each file is checked again, and one that a publish is about to write is left to that publish.
 */
export async function adoptChanges(options: AdoptOptions, paths: readonly string[]): Promise<void> {
  for (const path of paths) await adoptChange(options, path);
}

async function adoptChange(options: AdoptOptions, path: string): Promise<void> {
  const { db, files, log } = options;
  const place = parseDocumentPath(path);
  if (!place) return;
  const data = await files.read(path);
  const expected = await publishedText(db, path, publicContent);
  if (expected === (data?.toString() ?? null) || (await isPending(db, path))) return;
  try {
    if (data === null) throw new Error('The file is missing');
    await adoptFile(options, path, data.toString());
    log.info({ path }, 'a published file was changed by others: its draft is updated');
  } catch (error) {
    const reason = messageOf(error);
    log.warn({ path, reason }, expected === null ? 'a file cannot be used' : 'a published file is restored');
    if (expected !== null) await queueDelivery(db, { domainId: place.domainId, path }, new Date().toISOString());
  }
}

async function isPending(db: Db, path: string): Promise<boolean> {
  return (await pendingDeliveries(db)).some((delivery) => delivery.path === path);
}

async function adoptFile(options: AdoptOptions, path: string, text: string): Promise<void> {
  const parsed = parseFile(path, text);
  if (!parsed.ok) throw new Error(parsed.problem.reason);
  const { file } = parsed;
  const { db } = options;
  const stamp = { at: new Date().toISOString(), by: 'published files' };
  if (file.kind === 'domain') await publishDomain(db, file.document, stamp);
  if (file.kind === 'page') await adoptPage(db, file.document, stamp);
  if (file.kind === 'section') await adoptSection(db, file.document, stamp);
  if (file.kind === 'mediaList') await adoptMedia(options, path, file.document, stamp);
  if (file.kind === 'siteDocument') {
    await publishSiteDocument(db, file.name, file, cleanSiteDocument(file.name, file.document), stamp);
  }
}

/** The list itself is derived: new originals are added, and it is written again from what documents use. */
async function adoptMedia(options: AdoptOptions, path: string, list: MediaList, stamp: Stamp) {
  for (const record of [...list.media, ...list.files]) await adoptOriginal(options, record, stamp);
  await queueDelivery(options.db, { domainId: list.domainId, path }, stamp.at);
}
