import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { siteFolder } from '../site-folder/site-folder.mjs';

/**
 * The class a CSS module's local name becomes: `site/blocks/timeline/Timeline.module.css`, `tab` → `kXq_tab`.
 * It depends on the path in the repository, or inside the site folder, alone: the site's and the editor's compile agree
 * on every machine, wherever the site folder lies.
 * Short, because names are a third of all styles; all names of a file begin alike, which gzip likes.
 */
export function cssModuleName(localName: string, file: string): string {
  const hash = createHash('sha256')
    .update(pathOf(file.split('?')[0] ?? file))
    .digest('base64')
    .replace(/[^A-Za-z]/g, '');
  return `${hash.slice(0, 3)}_${localName}`;
}

function pathOf(file: string): string {
  const { root, siteDir } = siteFolder();
  const isOwn = file.startsWith(siteDir + sep);
  const path = relative(isOwn ? siteDir : root, file)
    .split(sep)
    .join('/');
  return isOwn ? `own/${path}` : path;
}
