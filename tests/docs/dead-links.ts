import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Links of built pages that lead to no page, file or heading of the same site. */
export function deadLinksIn(folder: string, pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([address, html]) => {
    const targets = new Set([...html.matchAll(/\shref="([^"]+)"/g)].map(([, href = '']) => href));
    return [...targets]
      .filter((href) => /^[/#]/.test(href) && !isThere(folder, pages, href.startsWith('#') ? address + href : href))
      .map((href) => `${address}: the link to ${href} leads nowhere`);
  });
}

function isThere(folder: string, pages: ReadonlyMap<string, string>, href: string): boolean {
  const [path = '', id] = href.split('#');
  const html = pages.get(path);
  if (html === undefined) return existsSync(join(folder, path.split('?')[0] ?? ''));
  return id === undefined || html.includes(` id="${id}"`);
}
