import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, with `/` on every system. Links are not followed. */
export const filesBelow = (folder: string): string[] => pathsBelow(folder, (entry) => entry.isFile());

/** The paths of all symbolic links below a folder. */
export const linksBelow = (folder: string): string[] => pathsBelow(folder, (entry) => entry.isSymbolicLink());

/** `readdirSync` with `recursive` follows links to folders. */
function pathsBelow(folder: string, isWanted: (entry: Dirent) => boolean, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return pathsBelow(folder, isWanted, `${path}/`);
    return isWanted(entry) ? [path] : [];
  });
}
