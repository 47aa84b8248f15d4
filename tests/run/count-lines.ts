import { execFileSync } from 'node:child_process';
import { parse } from 'node:path';

/**
 * `npm run lines [-- COMMIT]`: the source of a commit (HEAD), by room and subject: files, lines, the length that nine of ten
 * files do not exceed, and lines of style. What is no program of ours is not counted: tests and what only they use, demo,
 * documentation, examples, migrations, lists of words.
 */
const SOURCE = /\.(?:ts|tsx|astro|mjs)$/;
const STYLE = /\.css$/;
const NOT_COUNTED = /\.(?:test|journey|bench)\.tsx?$|(?:^|\/)(?:tests|testing|demo|docs|examples|migrations|words)\//;

/** Folders that are cut by subject; in the contract a file's name begins with its subject. */
const CUT = ['content-store/drafts', 'editor-service/contract', 'editor-service/server', 'editor-service/editor'];

interface Size {
  lengths: number[];
  styles: number;
}

const git = (args: readonly string[], input?: string): string =>
  execFileSync('git', args, { encoding: 'latin1', maxBuffer: 2 ** 30, ...(input === undefined ? {} : { input }) });

const commit = git(['rev-parse', '--verify', `${process.argv[2] ?? 'HEAD'}^{commit}`]).trim();
const paths = git(['ls-tree', '-r', '-z', '--name-only', commit])
  .split('\0')
  .filter((path) => (SOURCE.test(path) || STYLE.test(path)) && !NOT_COUNTED.test(path));
const texts = readTexts();
const subjects = new Set(paths.filter((path) => placeIn(path) !== '').map(placeIn));

const rooms = new Map<string, Size>();
const places = new Map<string, Size>();
const all: Size = { lengths: [], styles: 0 };
for (const [index, path] of paths.entries()) {
  const length = (texts[index]?.split('\n').length ?? 1) - 1;
  const room = path.split('/')[0] ?? '';
  for (const size of [sizeAt(rooms, path.includes('/') ? room : '(top)'), sizeAt(places, placeOf(path)), all]) {
    if (STYLE.test(path)) size.styles += length;
    else size.lengths.push(length);
  }
}

print('', all, `${commit.slice(0, 8)}, all`);
for (const [room, size] of [...rooms].sort(byName)) {
  print('', size, room);
  for (const [place, own] of [...places].sort(byName)) if (place.startsWith(`${room}/`)) print('  ', own, place);
}

/** The contents of `paths`, in their order. */
function readTexts(): string[] {
  const batch = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''));
  let at = 0;
  return paths.map(() => {
    const end = batch.indexOf('\n', at);
    const bytes = Number(batch.slice(at, end).split(' ').at(-1));
    at = end + 1 + bytes + 1;
    return batch.slice(end + 1, end + 1 + bytes);
  });
}

/** The folder of a subject's source within a room that is cut by subject; empty elsewhere and for files without one. */
function placeIn(path: string): string {
  const room = CUT.find((folder) => path.startsWith(`${folder}/`) && folder !== 'editor-service/contract');
  const rest = room === undefined ? [] : path.slice(room.length + 1).split('/');
  return rest.length > 1 ? (rest[0] ?? '') : '';
}

/** Where a file is counted: room and subject, else room and folder. */
function placeOf(path: string): string {
  const folder = CUT.find((one) => path.startsWith(`${one}/`));
  if (folder === undefined) return path.split('/').slice(0, -1).slice(0, 2).join('/');
  const { name } = parse(path);
  const subject = placeIn(path) || [...subjects].find((one) => name === one || name.startsWith(`${one}-`)) || '(root)';
  return `${folder}/${subject}`;
}

function sizeAt(sizes: Map<string, Size>, name: string): Size {
  const size = sizes.get(name) ?? { lengths: [], styles: 0 };
  sizes.set(name, size);
  return size;
}

function byName([one]: [string, Size], [other]: [string, Size]): number {
  return one.localeCompare(other);
}

function print(indent: string, { lengths, styles }: Size, name: string): void {
  const sorted = lengths.toSorted((one, other) => one - other);
  const p90 = sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;
  const lines = sorted.reduce((sum, length) => sum + length, 0);
  const cells = [sorted.length, lines, p90, styles].map((number) => String(number).padStart(7)).join('');
  console.info(`${indent}${name}`.padEnd(40), cells);
}
