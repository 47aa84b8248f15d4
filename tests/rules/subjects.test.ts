import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';

const README = 'editor-service/README.md';
const CONTRACT = 'editor-service/contract';
const ROOMS = ['content-store/drafts', CONTRACT, 'editor-service/server', 'editor-service/editor'];
/** The files of the contract that all subjects use. */
const COMMON = ['answers', 'call', 'calls', 'fields', 'upload-limits'];
const NO_SUBJECT = ['testing', 'public'];

/** The rows of the table, as written: a subject, what it is about, and a cell for each room. */
const rows = readFileSync(README, 'utf8')
  .split('## The subjects')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| `([\w-]+)` +\| [^|]+ \| (.+) \|$/gm);
const table = Array.from(rows ?? [], ([, subject = '', cells = '']) => ({
  subject,
  cells: cells.split('|').map((cell) => cell.trim()),
}));
const subjects = table.map(({ subject }) => subject);

/** What the cell says of what is there: names inside, sorted. */
const cellOf = (inside: readonly string[]) =>
  inside.length === 0
    ? '✓'
    : inside
        .toSorted()
        .map((name) => `\`${name}\``)
        .join(' ');

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_SUBJECT.includes(entry.name))
    .map(({ name }) => name);

/** The subjects of the contract, with the names that follow them. */
function contractSubjects(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('*.ts', { cwd: CONTRACT, exclude: ['*.test.ts'] })) {
    const { name } = parse(file);
    if (COMMON.includes(name)) continue;
    const subject = subjects.find((one) => name === one || name.startsWith(`${one}-`)) ?? name;
    const inside = name === subject ? [] : [name.slice(subject.length + 1)];
    found.set(subject, [...(found.get(subject) ?? []), ...inside]);
  }
  return found;
}

const subjectsOf = (room: string): Map<string, string[]> =>
  room === CONTRACT
    ? contractSubjects()
    : new Map(foldersIn(room).map((subject) => [subject, foldersIn(`${room}/${subject}`)]));

test.each(ROOMS)('the README says which subjects are in %s, and what is inside them', (room) => {
  const column = ROOMS.indexOf(room);
  const said = table.flatMap(({ subject, cells }) => (cells[column] === '–' ? [] : [`${subject}: ${cells[column]}`]));
  const found = Array.from(subjectsOf(room), ([subject, inside]) => `${subject}: ${cellOf(inside)}`);
  expect(found.length).toBeGreaterThan(8);
  expect(said.toSorted()).toEqual(found.toSorted());
});
