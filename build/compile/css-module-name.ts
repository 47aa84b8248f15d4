import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The class a CSS module's local name becomes: `site/blocks/timeline/Timeline.module.css`, `tab` → `kXq_tab`.
 * It depends on the path in the repository alone, so the site's and the editor's compile agree on every machine.
 * Short, because names are a third of all styles; all names of a file begin alike, which gzip likes.
 */
export function cssModuleName(localName: string, file: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file)
    .split(sep)
    .join('/');
  const hash = createHash('sha256')
    .update(path)
    .digest('base64')
    .replace(/[^A-Za-z]/g, '');
  return `${hash.slice(0, 3)}_${localName}`;
}
