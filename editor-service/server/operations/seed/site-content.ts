import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContent, SiteDocument } from '#site/fields/site-content.ts';

/** The order in which documents can be stored: those that others refer to come first. */
const COLLECTIONS = [
  'domains',
  'tags',
  'siteSettings',
  'navigation',
  'footer',
  'banner',
  'acknowledgementBox',
  'sections',
  'pages',
];

/**
 * The initial content of a new data folder: the result of `content/content.ts` in the site folder, or the documents of
 * `content/<collection>/*.json`; null when it has neither.
 */
export async function siteContent(siteDir: string): Promise<SiteContent | null> {
  const folder = join(siteDir, 'content');
  const program = join(folder, 'content.ts');
  if (existsSync(program)) {
    const { content } = (await import(pathToFileURL(program).href)) as { content: () => SiteContent };
    return content();
  }
  const lists = await Promise.all(COLLECTIONS.map((collection) => documentsIn(folder, collection)));
  const documents = lists.flat();
  return documents.length > 0 ? { documents, images: [] } : null;
}

async function documentsIn(folder: string, collection: string): Promise<SiteDocument[]> {
  const place = join(folder, collection);
  if (!existsSync(place)) return [];
  const names = (await readdir(place)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({ collection, document: JSON.parse(await readFile(join(place, name), 'utf8')) })),
  );
}
