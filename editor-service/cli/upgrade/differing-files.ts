import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many files are in only one of two folders of a package, or other in the other one; packages inside do not count. */
export function differingFiles(one: string, other: string): number {
  const [files, others] = [filesOf(one), filesOf(other)];
  const isEqual = (name: string) => readFileSync(join(one, name)).equals(readFileSync(join(other, name)));
  const all = new Set([...files, ...others]);
  return Array.from(all).filter((name) => !files.has(name) || !others.has(name) || !isEqual(name)).length;
}

function filesOf(folder: string): Set<string> {
  const entries = globSync('**/*', { cwd: folder, exclude: ['node_modules'], withFileTypes: true });
  return new Set(
    entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name).slice(folder.length) : [])),
  );
}
