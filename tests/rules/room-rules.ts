import { dirname } from 'node:path';
import { NAMES_COMMANDS, OPEN_FOLDERS, ORDER, ROOMS, type Room } from './rooms.ts';
import { type Import, importsOf, isTest, pathStringsOf, type SourceFile } from './source-files.ts';

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Site folders are not part of the rooms: they import the product by its name. */
const isSiteFolder = (path: string) => ['site/demo', 'site/docs'].some((folder) => within(path, folder));

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

/** Chains of imports from a room to a package it must never reach; type-only imports do not count. */
export function forbiddenReach(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file).filter(({ isTypeOnly }) => !isTypeOnly)]));
  return productFiles(files).flatMap(({ path }) => {
    const never = roomOf(path)?.neverReaches;
    const way = never && wayTo(never, path, graph);
    return way ? [`${way.join(' → ')}`] : [];
  });
}

/** The shortest import chain from a file to a matching package, through files of the repository. */
function wayTo(never: RegExp, start: string, graph: ReadonlyMap<string, readonly Import[]>): string[] | null {
  const seen = new Set([start]);
  const queue: string[][] = [[start]];
  for (const way of queue) {
    for (const { specifier, target } of graph.get(way.at(-1) ?? '') ?? []) {
      if (target === null && never.test(specifier)) return [...way, specifier];
      if (target === null || seen.has(target)) continue;
      seen.add(target);
      queue.push([...way, target]);
    }
  }
  return null;
}

/** Imports of files inside a closed folder from outside the folder around it. */
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
  const room = roomOf(path)?.folder;
  if (!room) return null;
  const steps = dirname(path).split('/');
  for (let depth = room.split('/').length + 2; depth <= steps.length; depth += 1) {
    const folder = steps.slice(0, depth).join('/');
    if (!OPEN_FOLDERS.some((open) => new RegExp(`^${open.replaceAll('*', '[^/]+')}$`).test(folder))) return folder;
  }
  return null;
}

/** Circular imports between folders, with one import for each; types included. */
export function circles(files: readonly SourceFile[]): string[] {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of productFiles(files)) {
    const from = dirname(file.path);
    for (const { target } of importsOf(file)) {
      if (target === null || dirname(target) === from || isTest(target)) continue;
      const out = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, out.set(dirname(target), `${file.path} → ${target}`));
    }
  }
  return [...arrows.keys()].flatMap((from) => {
    const tie = [...(arrows.get(from) ?? [])].find(([to]) => reaches(arrows, to, from));
    return tie ? [`${from} and ${tie[0]} form a circle: ${tie[1]}`] : [];
  });
}

function reaches(arrows: ReadonlyMap<string, ReadonlyMap<string, string>>, from: string, goal: string): boolean {
  const seen = new Set<string>();
  const queue = [from];
  for (const folder of queue) {
    if (folder === goal) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    queue.push(...(arrows.get(folder)?.keys() ?? []));
  }
  return false;
}
