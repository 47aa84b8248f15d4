import { z } from 'zod';

const MAX_LEVELS = 6;
export const MAX_TAGS = 20;

/** The name of a folder of the library. */
const folderNameSchema = z
  .string()
  .trim()
  .min(1, 'Enter a folder name')
  .max(60, 'A folder name can have at most 60 characters')
  .regex(/^[^/\\\p{C}]+$/u, 'A folder name cannot contain a slash');

/** A folder of the library: its name after those of the folders around it, `Events/2026`. */
export const folderPathSchema = z
  .string()
  .max(400)
  .transform((path) => path.split('/'))
  .pipe(z.array(folderNameSchema).max(MAX_LEVELS, `Folders can be at most ${MAX_LEVELS} levels deep`))
  .transform((names) => names.join('/'));

/** A tag of the library. */
export const mediaTagSchema = z
  .string()
  .trim()
  .min(1)
  .max(40, 'A tag can have at most 40 characters')
  .regex(/^[^,\p{C}]+$/u, 'A tag cannot contain a comma');

/** The tags of one original, each once, in alphabetical order. */
export const mediaTagsSchema = z
  .array(mediaTagSchema)
  .max(MAX_TAGS, `At most ${MAX_TAGS} tags`)
  .transform((tags) => [...new Set(tags)].sort((a, b) => a.localeCompare(b)));

/** The folder around a folder; empty at the top. */
export const parentFolder = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The last name of a path. */
export const folderName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** True for the folder itself and every folder in it. */
export const isWithinFolder = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);
