import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUsed, requireParts, siteOfBucket, siteOfFolder } from '#build/parts/find-parts.ts';
import { callOf } from '#build/site-folder/command-call.mjs';
import { filesOfDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres, withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { lockDataFolder, requireNoService } from '#content-store/drafts/database/lock.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type SiteState, siteState } from '#content-store/drafts/site/site-state.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import { fetchPublished } from '#content-store/published/fetch-published.ts';
import { folderStore } from '#content-store/published/store.ts';
import type { Settings } from '../../runtime/settings.ts';
import { lookAt, openAlone } from '../../storage/open-parts.ts';
import { openSiteStore } from '../../storage/site-store.ts';
import { type Rebuilt, rebuildContent } from './rebuild-content.ts';

/** What was rebuilt, from which folder, and the new names of what was left of the database. */
export type RebuiltSite = Rebuilt & { contentDir: string; setAside: string[] };

/**
 * Makes a lost database again from the published files, which are only read: those of the bucket, if there is one. Cut off, it
 * can be run again. Throws AppError `conflict` while a service runs, when the database has content, or when this machine has
 * other published files than the bucket; `not-found` without any.
 */
export async function rebuildFromPublished(settings: Settings): Promise<RebuiltSite> {
  const { dataDir, databaseAddress } = settings;
  requireNoCutOffRestore(dataDir);
  requireNoService(dataDir);
  await requireParts(settings, 'rebuild');
  requireNoContent(await lookAt(databaseAddress), databaseAddress);
  using open = new DisposableStack();
  open.defer(lockDataFolder(dataDir));
  if (!isPostgres(databaseAddress)) return await rebuildFile(settings);
  return { ...(await rebuild(databaseAddress, settings)), setAside: [] };
}

/** The file gets its name last: a rebuild that is cut off leaves no database. */
async function rebuildFile(settings: Settings): Promise<RebuiltSite> {
  const file = settings.databaseAddress;
  const unfinished = `${file}.rebuilding`;
  await removeDatabase(unfinished);
  try {
    const rebuilt = await rebuild(unfinished, settings);
    const setAside = await setAsideDatabase(file);
    await rename(unfinished, file);
    return { ...rebuilt, setAside };
  } finally {
    await removeDatabase(unfinished);
  }
}

async function removeDatabase(file: string): Promise<void> {
  for (const one of filesOfDatabase(file)) await rm(one, { force: true });
}

/** Renames the remains of a database, which would be taken for a part of the new one. Returns the new names. */
async function setAsideDatabase(file: string): Promise<string[]> {
  const end = `.set-aside-${new Date().toISOString().replace(/\W/g, '')}`;
  const left = filesOfDatabase(file).filter((one) => existsSync(one));
  for (const one of left) await rename(one, one + end);
  return left.map((one) => one + end);
}

function requireNoContent({ state }: SiteState, address: string): void {
  if (state !== 'site') return;
  const message = `${withoutPassword(address)} is not empty, so nothing was rebuilt.`;
  throw new AppError('conflict', `${message} If you do not need it, move it elsewhere first`);
}

/** All in one transaction, so that a database on a server is empty as long as it is not whole. */
async function rebuild(address: string, settings: Settings): Promise<Omit<RebuiltSite, 'setAside'>> {
  const { bucket, originals } = openSiteStore(settings);
  const fetched = join(settings.dataDir, 'rebuilding');
  const isInBucket = bucket !== null && (await isUsed(bucket, 'published'));
  if (isInBucket) {
    await fetchPublished(bucket, fetched);
    await requireSame(settings.contentDir, fetched);
  }
  const contentDir = isInBucket ? fetched : settings.contentDir;
  const site = await (isInBucket ? siteOfBucket(bucket) : siteOfFolder(contentDir));
  const stamp = { at: new Date().toISOString(), by: 'published files' };
  await using open = new AsyncDisposableStack();
  const { db, close } = await openAlone(address);
  open.defer(close);
  const rebuilt = await transact(db, async (transaction) => {
    requireNoContent(await siteState(transaction), address); // a service may have begun meanwhile
    // Its dist and its published files carry the id.
    if (site) await transaction.updateTable('site').set({ id: site }).execute();
    return rebuildContent({ db: transaction, contentDir, originals }, stamp);
  });
  await rm(fetched, { recursive: true, force: true });
  return { ...rebuilt, contentDir };
}

/** The next start makes the files of this machine those of the bucket. */
async function requireSame(folder: string, fetched: string): Promise<void> {
  const [here, inBucket] = [folderStore(folder), folderStore(fetched)];
  for (const path of await here.list()) {
    const bytes = await inBucket.read(path);
    if (bytes && (await here.read(path))?.equals(bytes)) continue;
    const message = `${folder} has a ${path} that differs from the bucket’s or is missing there.`;
    throw new AppError('conflict', `${message} The bucket's files are used: move the folder elsewhere first`);
  }
}

/** What published files do not contain. */
const LOST = [
  'users, their roles, sessions and API tokens',
  'drafts that were never published, and changes since the last publish',
  'earlier versions of pages, the trash, patterns, schedules and preview links',
  'which roles may view, edit or publish a page',
  'submissions, emails and subscribers',
  'for forms: recipients, CC addresses, subjects, email texts, and after how many days submissions are erased',
  'for pictures and files: folders, tags, and those that no published page uses',
];

/** What was rebuilt, what cannot be had again, and what to do next. */
export function inWords(site: RebuiltSite): string {
  const { counts, originals, unknownOriginals, contentDir, setAside, unnamedDomains, problems, forms } = site;
  const { domain, page, section, siteDocument } = counts;
  return [
    `Rebuilt from ${contentDir}: domains ${domain}, pages ${page}, sections ${section}, site-wide documents (navigation, settings …) ${siteDocument}, pictures and files ${originals}.`,
    ...setAside.map((file) => `Set aside: ${file}`),
    ...list('Published files do not contain the following, so it is lost:', LOST),
    ...(unknownOriginals > 0
      ? [`  (${unknownOriginals} of these pictures and files are still among the originals)`]
      : []),
    ...list('These domains were not published; enter their names and host names again:', unnamedDomains),
    ...list(
      'These files could not be used and were left unchanged:',
      problems.map(({ path, reason }) => `${path}: ${reason}`),
    ),
    ...list(
      'These forms have no recipient or subject now. Until you enter both and publish, submissions are kept but not emailed:',
      forms.map(({ title, address, identifier }) => `${title || 'Untitled'} (/${address}): ${identifier}`),
    ),
    'Next:',
    `  ${callOf('user:create', '--username U --email E --role admin')}`,
    '  npm start',
  ].join('\n');
}

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
