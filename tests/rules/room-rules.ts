import { dirname } from 'node:path';
import { COLLECTORS, DOORS, OFFERS, OPEN_SUBJECTS, PANELS } from './doors.ts';
import { COMPILED, NAMES_COMMANDS, OPEN_FOLDERS, ORDER, ROOMS, type Room } from './rooms.ts';
import { type Import, importsOf, isTest, pathStringsOf, type SourceFile } from './source-files.ts';

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Site folders are not part of the rooms: they import the product by its name. */
const isSiteFolder = (path: string) =>
  ['site/demo', 'site/docs', 'site/examples'].some((folder) => within(path, folder));

const productFiles = (files: readonly SourceFile[]) =>
  files.filter(({ path }) => !isTest(path) && !isSiteFolder(path) && ORDER.some((room) => within(path, room)));

function roomOf(path: string): Room | undefined {
  return ROOMS.filter(({ folder }) => within(path, folder)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Imports (types included) and path strings that go against the arrows. */
export function upward(files: readonly SourceFile[]): string[] {
  return productFiles(files).flatMap((file) => {
    const room = roomOf(file.path);
    const imports = room ? importsOf(file).flatMap((imported) => refusalOf(room, imported)) : [];
    return [...imports, ...namedAbove(file)].map((why) => `${file.path} ${why}`);
  });
}

function refusalOf(room: Room, { specifier, target }: Import): string[] {
  if (target === null) {
    const isRefused = room.onlyPackages && !room.onlyPackages.test(specifier);
    return isRefused ? [`may not load ${specifier}`] : [];
  }
  const isAllowed =
    [room.folder, ...room.mayImport].some((folder) => within(target, folder)) || target === 'package.json';
  return isAllowed ? [] : [`must not import ${target}`];
}

function namedAbove(file: SourceFile): string[] {
  const own = ORDER.findIndex((room) => within(file.path, room));
  if (file.path === NAMES_COMMANDS) return [];
  return pathStringsOf(file)
    .filter((path) => ORDER.findIndex((room) => within(path, room)) > own)
    .map((path) => `must not name ${path}`);
}

/** Chains of imports by which a file, as soon as it is loaded, loads another file or a package that matches. */
export function loadedBy(files: readonly SourceFile[], start: string, never: RegExp): string[] {
  const graph = new Map(
    files.map((file) => [file.path, importsOf(file).filter(({ isTypeOnly, isLater }) => !isTypeOnly && !isLater)]),
  );
  const way = wayTo(never, start, graph);
  return way ? [way.join(' → ')] : [];
}

/** Chains of imports from a room to a package it must never reach; type-only imports do not count. */
export function forbiddenReach(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file).filter(({ isTypeOnly }) => !isTypeOnly)]));
  return productFiles(files).flatMap(({ path }) => {
    const never = roomOf(path)?.neverReaches;
    const way = never && wayTo(never, path, graph);
    return way ? [`${way.join(' → ')}`] : [];
  });
}

/** The shortest import chain from a file to a matching package or file, through files of the repository. */
function wayTo(never: RegExp, start: string, graph: ReadonlyMap<string, readonly Import[]>): string[] | null {
  const seen = new Set([start]);
  const queue: string[][] = [[start]];
  for (const way of queue) {
    for (const { specifier, target } of graph.get(way.at(-1) ?? '') ?? []) {
      if (never.test(target ?? specifier)) return [...way, target ?? specifier];
      if (target === null || seen.has(target) || COMPILED.includes(target)) continue;
      seen.add(target);
      queue.push([...way, target]);
    }
  }
  return null;
}

/** Imports of files inside a closed folder from outside the folder around it, in rooms without doors. */
export function throughWalls(files: readonly SourceFile[]): string[] {
  return productFiles(files).flatMap((file) =>
    importsOf(file).flatMap(({ target }) => {
      const wall = target && closedFolderOf(target);
      if (!wall || within(file.path, dirname(wall))) return [];
      return [`${file.path} imports ${target} past the front of ${dirname(wall)}`];
    }),
  );
}

/** The outermost closed folder around a file: two or more levels below its room, and not listed as open. */
function closedFolderOf(path: string): string | null {
  const room = roomOf(path);
  if (!room || room.hasDoors) return null;
  const steps = dirname(path).split('/');
  for (let depth = room.folder.split('/').length + 2; depth <= steps.length; depth += 1) {
    const folder = steps.slice(0, depth).join('/');
    if (!OPEN_FOLDERS.some((open) => new RegExp(`^${open.replaceAll('*', '[^/]+')}$`).test(folder))) return folder;
  }
  return null;
}

/** Hands on what the folders of `site` offer, so it lies on top of them. */
const isEntry = (path: string) => within(path, 'site/entries');

/** The folder of a room that a file is in, at any depth; null for a file on top of its room. */
function subjectOf(path: string): string | null {
  if (isEntry(path)) return null;
  const room = roomOf(path)?.folder;
  const [subject, ...rest] = room ? path.slice(room.length + 1).split('/') : [];
  return rest.length > 0 ? `${room}/${subject}` : null;
}

interface Entry {
  path: string;
  target: string;
  /** The subject that is entered. */
  subject: string;
  isByCollector: boolean;
}

/** Imports of a subject by another one of its room, without those of open subjects. */
function entries(files: readonly SourceFile[]): Entry[] {
  return productFiles(files).flatMap((file) => {
    const { path } = file;
    const [room, own] = [roomOf(path), subjectOf(path)];
    if (!room?.hasDoors || own === null) return [];
    return importsOf(file).flatMap(({ target }) => {
      const other = target === null || isTest(target) ? null : subjectOf(target);
      const isEntered = other !== null && other !== own && roomOf(other) === room && !OPEN_SUBJECTS.includes(other);
      return isEntered && target !== null
        ? [{ path, target, subject: other, isByCollector: COLLECTORS.includes(own) }]
        : [];
    });
  });
}

/** What a subject offers to those that put subjects together, and to no other. */
const isOffered = ({ target, subject, isByCollector }: Entry): boolean =>
  isByCollector && (PANELS.includes(target) || OFFERS.some((name) => target === `${subject}/${name}`));

/** Imports of a file of another subject that is no door. */
export function pastDoors(files: readonly SourceFile[]): string[] {
  return entries(files)
    .filter((entry) => !DOORS.includes(entry.target) && !isOffered(entry))
    .map(({ path, target }) => `${path} imports ${target}, which is no door`);
}

/** Subjects that open more files to others than their room allows, besides the one that puts them together. */
export function crowdedSubjects(doors: readonly string[] = DOORS): string[] {
  const others = doors.filter((door) => door !== doorOf(subjectOf(door)));
  return [...Map.groupBy(others, (door) => subjectOf(door) ?? '')].flatMap(([subject, { length }]) => {
    const most = roomOf(`${subject}/`)?.maxDoors ?? length;
    return length > most ? [`${subject} opens ${length} files besides its door, ${most} are allowed`] : [];
  });
}

/** `server/forms` → `server/forms/forms.ts` */
const doorOf = (subject: string | null) => `${subject}/${subject?.split('/').at(-1)}.ts`;

/** Imports of files that do not say the ending. */
export const withoutEnding = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target !== null && !/\.[a-z]+\d?$/.test(target))
      .map(({ specifier }) => `${file.path}: ${specifier}`),
  );

/** Subjects without a file that puts them together; those below the others need none. */
export function withoutDoor(files: readonly SourceFile[]): string[] {
  const paths = new Set(productFiles(files).map(({ path }) => path));
  const subjects = new Set([...paths].filter((path) => roomOf(path)?.maxDoors !== undefined).map(subjectOf));
  return [...subjects].flatMap((subject) => {
    const isBelow = subject === null || OPEN_SUBJECTS.includes(subject);
    return isBelow || paths.has(doorOf(subject)) ? [] : [`${subject} is put together by no ${doorOf(subject)}`];
  });
}

/** Doors that no other subject uses. */
export function unusedDoors(files: readonly SourceFile[]): string[] {
  const used = new Set(entries(files).map(({ target }) => target));
  return [...DOORS, ...PANELS].filter((door) => !used.has(door));
}

/** What imports what, with one import for each pair. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Circular imports between the subjects of a room, with one import for each; types included. */
export const circlesOfSubjects = (files: readonly SourceFile[]): string[] => circlesIn(arrowsBetween(files, subjectOf));

/** Circular imports between files; types and the addresses of threads included. */
export const circlesOfFiles = (files: readonly SourceFile[]): string[] =>
  circlesIn(arrowsBetween(files, (path) => path));

function arrowsBetween(files: readonly SourceFile[], nameOf: (path: string) => string | null): Arrows {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of productFiles(files)) {
    const from = nameOf(file.path);
    for (const { target } of from === null ? [] : importsOf(file)) {
      const to = target === null || isTest(target) ? null : nameOf(target);
      if (from === null || to === null || to === from) continue;
      const out = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, out.set(to, `${file.path} → ${target}`));
    }
  }
  return arrows;
}

function circlesIn(arrows: Arrows): string[] {
  const left = leadingToCircles(arrows);
  return [...left.keys()].flatMap((from) => {
    const tie = [...(left.get(from) ?? [])].find(([to]) => reaches(left, to, from));
    return tie ? [`${from} and ${tie[0]} form a circle: ${tie[1]}`] : [];
  });
}

/** What remains when everything is taken away, again and again, that imports nothing more: nothing without a circle. */
function leadingToCircles(arrows: Arrows): Arrows {
  const left = new Map(arrows);
  for (;;) {
    const ends = [...left].filter(([, targets]) => ![...targets.keys()].some((target) => left.has(target)));
    if (ends.length === 0) return left;
    for (const [name] of ends) left.delete(name);
  }
}

function reaches(arrows: Arrows, from: string, goal: string): boolean {
  const seen = new Set<string>();
  const queue = [from];
  for (const name of queue) {
    if (name === goal) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...(arrows.get(name)?.keys() ?? []));
  }
  return false;
}
