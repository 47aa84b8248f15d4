import { folderName } from '#content-store/model/media/media-folder.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { t } from '../words/t.ts';

/** A folder of the library, with the number of items in it. */
export type Folder = AnswerOf<'media/getFolders'>['folders'][number];

/** How many folders are around a folder. */
export const depthOf = (path: string): number => (path === '/' ? 0 : path.split('/').length - 1);

/** The folders as options of a choice, indented like a tree. */
export function folderOptions(folders: readonly Folder[]): { value: string; label: string }[] {
  return folders.map(({ path }) => ({ value: path, label: '\u2003'.repeat(depthOf(path)) + folderName(path) }));
}

/** ` in “Events”`: the open folder, after a number of items. */
export function inFolderWords(items: string, folder: string): string {
  if (folder === '/') return t('{items} in no folder', { items });
  return folder ? t('{items} in “{folder}”', { items, folder: folderName(folder) }) : items;
}
