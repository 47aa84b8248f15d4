import type { Rendered } from '../render/render.ts';

const LINK = /href="(\/[^"#?]*)/g;

/**
 * The addresses of rendered pages, each after those of them that it links to. Where pages link to each other, one has to
 * come first. A page that could not be rendered links to nothing.
 */
export async function linkedFirst(pages: ReadonlyMap<string, Promise<Pick<Rendered, 'html'>>>): Promise<string[]> {
  const links = new Map<string, string[]>();
  for (const [address, rendered] of pages) {
    const html = await rendered.then(
      (page) => page.html,
      () => '',
    );
    links.set(address, [...new Set(Array.from(html.matchAll(LINK), ([, path = '']) => path))]);
  }
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (address: string) => {
    if (seen.has(address)) return;
    seen.add(address);
    for (const target of links.get(address) ?? []) if (links.has(target)) visit(target);
    ordered.add(address);
  };
  for (const address of links.keys()) visit(address);
  return [...ordered];
}
