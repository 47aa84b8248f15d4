import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

interface Options {
  root: string;
  /** Called with each file, as its path below the root, that was written, removed or moved. */
  onFile: (path: string) => void;
  /** Called when a folder came or went: files in it may have changed without an event of their own. */
  onFolder: () => void;
  onError: (error: unknown) => void;
}

/**
 * Watches the folders below a root for changed files. A watch for each folder instead of one for each file: ten
 * thousand pages lie in one folder. Links, and names that begin with a dot, are ignored. Returns the function that ends it.
 */
export function watchFolders({ root, onFile, onFolder, onError }: Options): () => void {
  const watched = new Map<string, FSWatcher>();

  const forget = (folder: string) => {
    for (const [other, watcher] of watched) {
      if (folder !== '' && other !== folder && !other.startsWith(`${folder}/`)) continue;
      watcher.close();
      watched.delete(other);
    }
  };

  const add = (folder: string) => {
    if (watched.has(folder)) return;
    const watcher = watch(join(root, folder), (_event, name) => {
      if (name === null) onFolder();
      else if (!name.startsWith('.')) changed(folder === '' ? name : `${folder}/${name}`);
    });
    watcher.on('error', (error) => {
      forget(folder);
      if (folder === '') onError(error);
      else onFolder();
    });
    watched.set(folder, watcher);
    for (const name of foldersIn(join(root, folder))) add(folder === '' ? name : `${folder}/${name}`);
  };

  const changed = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name.includes('.')) return onFile(path);
    try {
      forget(path);
      add(path);
    } catch {} // It was removed or is not a folder: its former content is compared anyway.
    onFolder();
  };

  add('');
  return () => forget('');
}

function foldersIn(folder: string): string[] {
  const isFolder = (entry: Dirent) => entry.isDirectory() && !entry.name.startsWith('.');
  return readdirSync(folder, { withFileTypes: true })
    .filter(isFolder)
    .map(({ name }) => name);
}
