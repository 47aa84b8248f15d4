import type { DemoPage } from '#site/demo/content/demo-page.ts';
import { IS_LONG } from '../run/long-form.ts';
import { WIDTHS } from './axe.ts';

/** Where layouts differ most; the page of all blocks is checked at every width in each run. */
export const FIRST_AT = IS_LONG ? WIDTHS : [Math.max(...WIDTHS), Math.min(...WIDTHS)];

/**
 * The widths at which each page is checked: if it is the first in its language or with its template, the widest and the narrowest,
 * in the long form all of them. In the long form also if it is the first with its header or one of its blocks, and any other
 * page at one width, in rotation.
 */
export function widthsOf(pages: readonly DemoPage[]): Map<string, readonly number[]> {
  const seen = new Set<string>();
  return new Map(
    pages.map((page, index) => {
      const shown = kindsOn(page);
      const isFirst = shown.some((kind) => !seen.has(kind));
      for (const kind of shown) seen.add(kind);
      const inRotation = IS_LONG ? WIDTHS.filter((_width, place) => place === index % WIDTHS.length) : [];
      return [page.slug, isFirst ? FIRST_AT : inRotation];
    }),
  );
}

function kindsOn({ template = 'generic', headerType = '', contents, slug, translationKey }: DemoPage): string[] {
  const language = `language ${translationKey && slug.split('/')[0]}`;
  const inLongForm = IS_LONG ? [`header ${template} ${headerType}`, ...blocksIn(contents)] : [];
  return [language, `template ${template}`, ...inLongForm];
}

/** The component types of blocks, at any depth. */
function blocksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(blocksIn);
  return 'componentType' in value ? [`block ${String(value.componentType)}`, ...inside] : inside;
}
