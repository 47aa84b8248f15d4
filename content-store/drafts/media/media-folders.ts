import { sql } from 'kysely';
import { AppError } from '../../model/error.ts';
import { folderPathSchema, isWithinFolder, parentFolder } from '../../model/media/media-folder.ts';
import { startsWith } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

const MAX_FOLDERS = 1000;

/** All folders of the library in alphabetical order, each with the number of originals directly in it. */
export async function listFolders(db: Db): Promise<{ path: string; items: number }[]> {
  const rows = await db
    .selectFrom('mediaFolders')
    .leftJoin('media', 'media.folder', 'mediaFolders.path')
    .select(({ fn }) => ['mediaFolders.path', fn.count<number>('media.id').as('items')])
    .groupBy('mediaFolders.path')
    .execute();
  return rows.sort((a, b) => a.path.localeCompare(b.path));
}

/** Adds a folder and those around it; none for the empty path. Throws AppError `conflict` when there are too many. */
export async function addFolder(db: Db, path: string): Promise<void> {
  for (let missing = path; missing !== ''; missing = parentFolder(missing)) {
    await db
      .insertInto('mediaFolders')
      .values({ path: missing })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (path !== '' && (await listFolders(db)).length > MAX_FOLDERS) {
    throw new AppError('conflict', `The library can have at most ${MAX_FOLDERS} folders`);
  }
}

/** Creates a folder. Throws AppError `conflict` when a folder has this name, ignoring case. */
export function createFolder(db: Db, path: string): Promise<void> {
  return transact(db, async (transaction) => {
    await requireFree(transaction, path);
    await addFolder(transaction, path);
  });
}

/**
 * Renames or moves a folder with everything in it. Throws AppError `not-found`, `conflict` when the name is taken or the
 * folder would be inside itself, and `invalid` when a folder in it would be too deep.
 */
export function moveFolder(db: Db, path: string, to: string): Promise<void> {
  return transact(db, async (transaction) => {
    await requireFolder(transaction, path);
    if (path === to) return;
    if (isWithinFolder(to, path)) throw new AppError('conflict', 'A folder cannot be moved into itself');
    await requireFree(transaction, to, path);
    const inside = (await listFolders(transaction)).filter((folder) => isWithinFolder(folder.path, path));
    const paths = inside.map((folder) => folder.path);
    await transaction.deleteFrom('mediaFolders').where('path', 'in', paths).execute();
    for (const folder of inside) {
      const moved = folderPathSchema.safeParse(to + folder.path.slice(path.length));
      if (!moved.success) throw new AppError('invalid', 'The folders in it would be too deep or their paths too long');
      await addFolder(transaction, moved.data);
      await transaction.updateTable('media').where('folder', '=', folder.path).set({ folder: moved.data }).execute();
    }
  });
}

/** Deletes a folder that holds nothing. Throws AppError `not-found`, or `conflict` for a folder that is not empty. */
export function deleteFolder(db: Db, path: string): Promise<void> {
  return transact(db, async (transaction) => {
    await requireFolder(transaction, path);
    const below = `${path}/`;
    const inner = transaction.selectFrom('mediaFolders').where(({ ref }) => startsWith(ref('path'), below));
    const item = transaction.selectFrom('media').where('folder', '=', path);
    const held = (await inner.select('path').executeTakeFirst()) ?? (await item.select('id').executeTakeFirst());
    if (held) throw new AppError('conflict', 'This folder is not empty; move or delete its contents first');
    await transaction.deleteFrom('mediaFolders').where('path', '=', path).execute();
  });
}

/** Throws AppError `not-found` for a folder that does not exist; the empty path, no folder, always does. */
export async function requireFolder(db: Db, path: string): Promise<void> {
  if (path === '') return;
  const known = await db.selectFrom('mediaFolders').where('path', '=', path).select('path').executeTakeFirst();
  if (!known) throw new AppError('not-found', 'This folder no longer exists');
}

/** `except`: a folder that is about to give up this name. */
async function requireFree(db: Db, path: string, except?: string): Promise<void> {
  const taken = await db
    .selectFrom('mediaFolders')
    .where(({ ref }) => sql<boolean>`lower(${ref('path')}) = ${path.toLowerCase()}`)
    .select('path')
    .execute();
  if (taken.some((folder) => folder.path !== except)) {
    throw new AppError('conflict', 'A folder with this name already exists');
  }
}
