import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AppError } from '#content-store/model/error.ts';
import { sendingOrder } from '../mirror/sending-order.ts';
import { callOf } from '../site-folder/command-call.mjs';
import { builtDomains, type Deployed, type DeployOptions, fileOfSite } from './site-files.ts';

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
      `${callOf('deploy')} writes this folder, and removes from it what is no longer part of the site.\n`,
    );
    await rsync(['--', file, to]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** rsync's code when some of the named files do not exist; the others were still handled. */
const PARTIAL = 23;

/** Runs rsync with these arguments and file names; returns its output. Throws AppError `unavailable` with its message. */
async function rsync(args: readonly string[], paths?: readonly string[]): Promise<string> {
  const { code, output, errors } = await run(args, paths);
  if (code === 0) return output;
  throw new AppError('unavailable', `rsync ended with ${code}: ${errors.trim() || 'no message'}`);
}

/** True when a file is there. Throws AppError `unavailable` when the host cannot be reached. */
async function isAtTarget(file: string): Promise<boolean> {
  const { code, errors } = await run(['--list-only', '--', file]);
  if (code === 0) return true;
  if (code === PARTIAL || code === 3) return false;
  throw new AppError('unavailable', `rsync ended with ${code}: ${errors.trim()}`);
}

async function run(args: readonly string[], paths: readonly string[] = []) {
  const child = spawn('rsync', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // it ended before it had read all names: its exit code says why
  child.stdin.end(paths.map((path) => `${path}\0`).join(''));
  const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const how = 'Debian and Ubuntu: apt-get install rsync';
    throw new AppError('unavailable', `The program rsync is not installed on this machine (${how})`, { cause: error });
  });
  const [[code], output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code: Number(code), output, errors };
}
