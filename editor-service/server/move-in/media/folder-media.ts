import { copyFile, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { AppError } from '#content-store/model/error.ts';
import { type Brought, type MediaSource, pathOf, uploadPath } from './media-source.ts';

/** Files of a folder on this machine: a copy of `uploads`, of `wp-content`, or of the whole site. */
export async function folderMedia(folder: string): Promise<MediaSource> {
  const root = await realpath(folder).catch((cause: unknown) => {
    throw new AppError('invalid', `There is no folder ${folder}`, { cause });
  });
  return {
    bring: async (address, path, isDryRun): Promise<Brought> => {
      const found = await fileIn(root, address);
      if (!found) return { missing: `it is not in ${folder}` };
      try {
        if (!isDryRun) await copyFile(found.file, path);
      } catch (error) {
        if (!isAbsence(error)) throw error;
        return { missing: `${found.file} cannot be read` };
      }
      return { file: path, name: basename(found.file), size: found.size };
    },
  };
}

async function fileIn(root: string, address: string) {
  const upload = uploadPath(address);
  const whole = pathOf(address)?.replace(/^\/+/, '');
  const places = [
    ...(upload ? [upload, `uploads/${upload}`, `wp-content/uploads/${upload}`] : []),
    ...(whole ? [whole] : []),
  ];
  for (const place of places) {
    if (place.includes('\0') || place.split(/[/\\]/).includes('..')) continue;
    try {
      const file = await realpath(join(root, place));
      const about = await stat(file);
      if (file.startsWith(root + sep) && about.isFile()) return { file, size: about.size };
    } catch (error) {
      if (!isAbsence(error)) throw error;
    }
  }
  return undefined;
}

const isAbsence = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'].includes(String(error.code));
