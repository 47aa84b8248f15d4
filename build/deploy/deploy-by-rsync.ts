import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#content-store/model/error.ts';
import { sendingOrder } from '../mirror/sending-order.ts';
import type { Deployed, DeployOptions } from './deployed.ts';
import { isAtTarget, rsync } from './rsync.ts';
import { builtDomains, fileOfSite } from './site-files.ts';

/** Marks a folder of deployed sites: without the mark nothing in it is removed. A folder with other files is never marked. */
const MARK = '.pagewright-deployed';

/** Hidden files stay as they are on both sides; `.well-known` is for visitors (RFC 8615). */
const VISIBLE = ['--include=/.well-known/', '--include=/*/.well-known/', '--exclude=.*'];
const ASSETS = ['_astro/', '_media/', '_files/'];
/** By content: a build on another machine has other times. rsync replaces each file by rename. */
const COMPARED = ['--recursive', '--times', '--checksum', '--8-bit-output', ...VISIBLE];

/**
 * Makes a folder, here or at a host (`user@host:/path`), equal to `dist`; with a domain, to its site. What pages ask for is
 * sent first, then new pages, changed pages and indexes; what is gone is removed last, in a folder that had nothing else
 * when it was first deployed to. Can be run again after an error.
 */
export async function deployByRsync(target: string, options: DeployOptions): Promise<Deployed> {
  const { distDir, domain, isDryRun, onFile } = options;
  if (target.startsWith('-')) throw new AppError('invalid', `${target} is not a folder or the address of one`);
  await builtDomains(distDir, domain);
  const from = `${join(distDir, domain ?? '')}/`;
  const to = target.endsWith('/') ? target : `${target}/`;
  const mayRemove = await isAtTarget(to + MARK);

  const { changed, known, gone } = await compare(from, to);
  const [removed, left] = mayRemove ? [gone, []] : [[], gone];
  for (const path of changed) onFile(`send ${path}`);
  for (const path of removed) onFile(`remove ${path}`);
  for (const path of left)
    onFile(`leave ${path}, which was there before; to let it be removed, create an empty file ${to}${MARK}`);
  if (isDryRun) return { sent: changed, removed };
  if (!mayRemove && left.length === 0) await mark(to);

  const sitePath = (path: string) => (domain === undefined ? path.slice(path.indexOf('/') + 1) : path);
  const files = changed.map((path) => ({ ...fileOfSite(sitePath(path)), full: path }));
  const knownInSite = new Set([...known].map(sitePath));
  for (const { files: group } of sendingOrder(files, {
    isThere: (path) => knownInSite.has(path),
  })) {
    const names = group.map(({ full }) => full);
    await rsync(['--times', '--checksum', '--from0', '--files-from=-', '--', from, to], names);
  }
  if (removed.length > 0) {
    const remove = [...COMPARED, '--delete', '--existing', '--ignore-existing'];
    await rsync([...ASSETS.map((name) => `--exclude=${name}`), ...remove, '--', from, to]);
    await rsync([...remove, '--', from, to]);
  }
  return { sent: changed, removed };
}

/** What rsync would send and remove; `known`: the paths of those that are there, with other content. */
async function compare(from: string, to: string) {
  const dry = ['--dry-run', '--delete', '--out-format=%i %n'];
  const lines = (await rsync([...COMPARED, ...dry, '--', from, to])).split('\n');
  // `<f+++++++++ path`: new at a host; `>fcst...... path`: other content, here; `*deleting   path`.
  const files = lines.flatMap((line) => {
    const [, how = '', path] = /^[<>]f(\S+) (.+)$/.exec(line) ?? [];
    return path ? [{ isNew: how.startsWith('+'), path }] : [];
  });
  const known = files.filter(({ isNew }) => !isNew).map(({ path }) => path);
  const gone = lines.flatMap((line) => /^\*deleting +(.+[^/])$/.exec(line)?.[1] ?? []);
  return { changed: files.map(({ path }) => path), known: new Set(known), gone };
}

async function mark(to: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  try {
    const file = join(folder, MARK);
    await writeFile(
      file,
      'npm run deploy writes this folder, and removes from it what is no longer part of the site.\n',
    );
    await rsync(['--', file, to]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
