import type { DemoPage } from '#site/demo/content/demo-page.ts';
import { WIDTHS } from './axe.ts';

/**
 * At which widths each page is looked at: at all of them when it is the first to show its template, its header or one of
 * its blocks, else at one, each of them in turn.
 */
export function widthsOf(pages: readonly DemoPage[]): Map<string, readonly number[]> {
  const seen = new Set<string>();
  return new Map(
    pages.map((page, index) => {
      const shown = kindsOn(page);
      const isFirst = shown.some((kind) => !seen.has(kind));
      for (const kind of shown) seen.add(kind);
      return [page.slug, isFirst ? WIDTHS : WIDTHS.filter((_width, place) => place === index % WIDTHS.length)];
    }),
  );
}

function kindsOn({ template = 'generic', headerType = '', contents }: DemoPage): string[] {
  return [`template ${template}`, `header ${template} ${headerType}`, ...blocksIn(contents)];
}

/** The component types of blocks, however deep they lie. */
function blocksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(blocksIn);
  return 'componentType' in value ? [`block ${String(value.componentType)}`, ...inside] : inside;
}
