import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { isOfSiteFolder, siteFolder } from '../site-folder/site-folder.mjs';

/**
 * The class name for a CSS module's local name: `site/blocks/timeline/Timeline.module.css`, `tab` → `kxq-tab`.
 * Short, because names are a third of all styles; all names of a file share a prefix, which compresses well.
 */
export const cssModuleName = (localName: string, file: string): string => `${cssModulePrefix(file)}-${localName}`;

/**
 * The prefix of a CSS module's class names, by which pages find its styles. It depends only on the path in the repository
 * or site folder, so that the compiled site and editor agree on every machine, wherever the site folder is.
 */
export function cssModulePrefix(file: string): string {
  const hash = createHash('sha256')
    .update(pathOf(file.split('?')[0] ?? file))
    .digest('base64')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return hash.slice(0, 3);
}

function pathOf(file: string): string {
  const folder = siteFolder();
  const isOwn = isOfSiteFolder(file, folder);
  const path = relative(isOwn ? folder.siteDir : folder.root, file)
    .split(sep)
    .join('/');
  return isOwn ? `own/${path}` : path;
}
