import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hasFiles } from '#build/parts/find-parts.ts';
import { callOf } from '#build/site-folder/command-call.mjs';
import { IS_PACKAGE } from '#build/site-folder/site-folder.mjs';
import { countRows } from '#content-store/drafts/database/list-queries.ts';
import { type Db, engineFor } from '#content-store/drafts/database/open-database.ts';
import { lastRecorded } from '#content-store/drafts/people/audit.ts';
import { hasBreakGlass } from '#content-store/drafts/people/companies.ts';
import { lockedOutAt } from '#content-store/drafts/people/locked-out.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import { sizeOfRecords } from '#content-store/drafts/publishing/thin-records.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import { countContent } from '#content-store/drafts/site/site-state.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { inLanes } from '#content-store/files/in-lanes.ts';
import type { Handler } from '../../http/call-context.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { Settings } from '../../runtime/settings.ts';
import { foldersOf } from '../../storage/storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A nightly backup that failed once is not a reason yet. */
const BACKUP_DAYS = 2;

/** What is missing, a sentence each: the originals of the library, and what running in production needs. */
export async function operatorWarnings(db: Db, settings: Settings, now: Date, isPackage = IS_PACKAGE) {
  const warnings = [...(await originalsWarning(db, settings)), ...(await signInWarnings(db, settings))];
  if (!settings.isProduction) return warnings;
  if (!settings.smtpUrl)
    warnings.push('No emails are sent: SMTP_URL is not set, so each one is saved as a file in DATA_DIR/mail.');
  if (settings.publicEditorUrl?.startsWith('http:'))
    warnings.push('Passwords reach the editor unencrypted: PUBLIC_EDITOR_URL is not an https address.');
  const units = isPackage ? 'npx pagewright add systemd writes units that do' : 'see build/operate/README.md';
  const last = await lastRecorded(db, 'backup');
  if (last === undefined)
    warnings.push(`There is no backup: run ${callOf('backup', 'DIR', isPackage)} every day (${units}).`);
  else if (now.getTime() - Date.parse(last) > BACKUP_DAYS * DAY_MS)
    warnings.push(
      `The last backup is of ${last.slice(0, 10)}: ${callOf('backup', '', isPackage)} has not succeeded since.`,
    );
  return warnings;
}

/** Who could not get in at this address, and settings that name nothing. */
async function signInWarnings(db: Db, settings: Settings): Promise<string[]> {
  const { publicEditorUrl, secondFactorRoles, companies, byCompanyOnly } = settings;
  const lockedOut = publicEditorUrl ? await lockedOutAt(db, new URL(publicEditorUrl).hostname) : [];
  const roles = (await listRoles(db)).flatMap(({ _id, name }) => [_id.toLowerCase(), name.toLowerCase()]);
  const unknown = secondFactorRoles.filter((role) => role !== 'everyone' && !roles.includes(role));
  return [
    ...(lockedOut.length > 0
      ? [
          `Passkeys work at one address only, and PUBLIC_EDITOR_URL is another one now: ${lockedOut.join(', ')} cannot log in. Change it back, or run ${callOf('user:reset')}.`,
        ]
      : []),
    ...unknown.map((role) => `SECOND_FACTOR_ROLES names ${role}, but there is no such role.`),
    ...companies.flatMap(({ title, roles: ofGroups }) =>
      [...new Set(Object.values(ofGroups))]
        .filter((role) => !roles.includes(role.toLowerCase()))
        .map((role) => `Groups of ${title} have the role ${role}, but there is no such role.`),
    ),
    ...(byCompanyOnly && !(await hasBreakGlass(db))
      ? [
          `Nobody could log in if the company’s log-in failed: run ${callOf('user:reset', '--username U --break-glass')}.`,
        ]
      : []),
  ];
}

/** Published pages keep the copies that they show, so a service goes on without its originals. */
async function originalsWarning(db: Db, settings: Settings): Promise<string[]> {
  const { media } = foldersOf(settings);
  const { listed } = await countContent(db);
  if (listed === 0 || settings.storage || (await hasFiles(media))) return [];
  return [
    `None of the ${listed} pictures and files in the media library is in ${media}: mount it, or restore a backup.`,
  ];
}

/** What administrators should know of the machine. */
export function loadSystem({ db, settings, now }: Pick<Ground, 'db' | 'settings' | 'now'>): Handler<'system/load'> {
  const diskUse = createDiskUse(db, settings);
  return async () => {
    const warnings = [...(await operatorWarnings(db, settings, now())), ...(await unservedAddresses(db, settings))];
    return { warnings, disk: await diskUse() };
  };
}

/** A sentence for each address of a site that this service answers with 404; a web server that serves `dist` may answer there. */
export async function unservedAddresses(db: Db, { publicSiteUrl = '' }: Settings): Promise<string[]> {
  const domains = await listDomains(db, 'published');
  const known = new Set(domains.flatMap(({ hostnames }) => hostnames));
  const addresses = new Set(domains.map(({ siteUrl }) => siteUrl || publicSiteUrl).filter(Boolean));
  const unknown = [...addresses].map((address) => new URL(address).hostname).filter((host) => !known.has(host));
  return unknown.map(
    (host) =>
      `This service shows no site at ${host}. If no other web server does, add it to the host names of its domain, and publish that.`,
  );
}

/** A walk through 20,000 files takes seconds. */
const REMEMBERED_MS = 5 * 60_000;
const LANES = 4;

/** Answers what the product takes on the disk, in bytes; measured at most every five minutes, a few files at a time. */
export function createDiskUse(db: Db, settings: Settings) {
  const fetchMethod = () => measure(db, settings);
  const known = new LRUCache<'use', Awaited<ReturnType<typeof measure>>>({ max: 1, ttl: REMEMBERED_MS, fetchMethod });
  return () => known.forceFetch('use');
}

async function measure(db: Db, settings: Settings) {
  const { media, images } = foldersOf(settings);
  const { bavail, bsize } = await statfs(settings.dataDir);
  return {
    measuredAt: new Date().toISOString(),
    drafts: await engineFor(db).size(),
    versions: await countRows(db.selectFrom('pageHistory')),
    ...(await sizeOfRecords(db)),
    originals: await sizeOfFolder(media),
    variants: await sizeOfFolder(images),
    published: await sizeOfFolder(settings.contentDir),
    site: await sizeOfFolder(settings.distDir),
    free: bavail * bsize,
  };
}

/** The size of all files below a folder, 0 when it is absent. Links are not followed; what is removed meanwhile counts as 0. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfAbsent)) ?? [];
  let size = 0;
  await inLanes(
    entries.filter((entry) => entry.isFile()),
    async ({ name }) => {
      size += (await stat(join(folder, name)).catch(nullIfAbsent))?.size ?? 0;
    },
    LANES,
  );
  for (const { name } of entries.filter((entry) => entry.isDirectory())) size += await sizeOfFolder(join(folder, name));
  return size;
}
