import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type RenderedDemo, renderDemo } from './rendered-demo.ts';

const SITE = 'https://sidegate.example';
const WRITTEN_WITH_PAGES = /^\/(?:manifest\.webmanifest|(?:(?:de|ar)\/)?(?:news|ideas|podcasts)\.xml)$/;

/** Links and sources of a page whose target does not exist on this site. */
function brokenIn(address: string, { pages, clientFolder }: RenderedDemo): string[] {
  const html = pages.get(address) ?? '';
  const targets = Array.from(html.matchAll(/ (?:href|src|action)="([^"]*)"/g), ([, target = '']) => target);
  return [...new Set(targets)].filter((target) => {
    const url = new URL(target.replaceAll('&amp;', '&'), SITE + address);
    if (url.origin !== SITE || url.pathname.startsWith('/_media/')) return false;
    if (WRITTEN_WITH_PAGES.test(url.pathname)) return false;
    if (/^\/_|\.png$/.test(url.pathname)) return !existsSync(join(clientFolder, url.pathname));
    const page = pages.get(decodeURI(url.pathname));
    return page === undefined || !hasAnchor(page, url.hash.slice(1));
  });
}

const hasAnchor = (html: string, id: string): boolean => id === '' || html.includes(` id="${id}"`);

it('every link and anchor on the demo pages has a target', async () => {
  const demo = await renderDemo();
  const broken = [...demo.pages.keys()].map((address) => [address, brokenIn(address, demo)] as const);
  expect(broken.filter(([, targets]) => targets.length > 0)).toEqual([]);
});
