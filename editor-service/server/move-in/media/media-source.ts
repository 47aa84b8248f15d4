import { copyFile, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { AppError } from '#content-store/model/error.ts';

/** A file of the source on this disk, or why there is none. `isUnseen`: a dry run did not ask whether there is one. */
export type Brought = { file: string; name: string; size: number; isUnseen?: boolean } | { missing: string };

/** Where pictures and files come from. */
export interface MediaSource {
  /** Brings the file at an old address to a path; with `isDryRun` only looks whether it is there. */
  bring: (address: string, path: string, isDryRun: boolean) => Promise<Brought>;
}

/** Without `--media`. */
export const noMedia: MediaSource = {
  bring: async () => ({ missing: 'no --media was given: a folder with the files, or the address to fetch them from' }),
};

/** The path below `uploads/`, where WordPress keeps files; undefined for other addresses. */
export function uploadPath(address: string): string | undefined {
  const path = pathOf(address);
  const at = path?.indexOf('/uploads/') ?? -1;
  return at === -1 ? undefined : path?.slice(at + '/uploads/'.length);
}

/** The decoded path of an address; undefined for one that cannot be read. */
export function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'http://source.invalid').pathname);
  } catch {
    return undefined;
  }
}

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
