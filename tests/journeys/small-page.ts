import type { Locator, Page } from 'playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { canvas } from './journey.ts';

/** Makes a page of two headlines around two columns, with a quote in the left one; `key` identifies a block. */
export async function makeSmallPage({ editorUrl }: RunningProduct, slug: string): Promise<void> {
  const { post } = await logIn(editorUrl, 'ada');
  const contents = [
    { componentType: 'Headline', key: 'first', title: 'Bread' },
    {
      componentType: 'ThreeColumnContent',
      key: 'columns',
      title: 'Soup',
      left: [{ componentType: 'QuoteBlock', key: 'quote', quote: 'More salt', quoteBy: 'The cook' }],
    },
    { componentType: 'Headline', key: 'last', title: 'Cheese' },
  ];
  const page = { domainId: DOMAIN_ID, slug, template: 'generic', header: { heading: 'A small page' }, contents };
  await post('page/save', { page, collection: 'pages' });
}

/** The block with this key in the canvas. */
export function block(page: Page, key: string): Locator {
  return canvas(page).locator(`[data-block="${key}"]`);
}

/** The keys of all blocks in the canvas, in reading order; copies appear as `copy`. */
export function keysOn(page: Page): Promise<string[]> {
  const known = ['first', 'columns', 'quote', 'last'];
  return canvas(page)
    .locator('main [data-block]')
    .evaluateAll(
      (frames, names) =>
        frames
          .map((frame) => frame.getAttribute('data-block') ?? '')
          .map((key) => (names.includes(key) ? key : 'copy')),
      known,
    );
}
