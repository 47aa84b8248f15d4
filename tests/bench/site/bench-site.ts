import { link, paragraphs } from '#site/demo/content/blocks.ts';
import { content as demoContent } from '#site/demo/content/content.ts';
import { demoPage } from '#site/demo/content/demo-page.ts';
import type { SiteContent, SiteDocument } from '#site/fields/site-content.ts';
import { benchPage, type PageShape, PICTURES } from './bench-page.ts';
import { sentences } from './prose.ts';

/** A page of text only, for the page weight. */
export const TEXT_SLUG = 'text';

/** Pictures in the frame of every page. */
export const FRAME_PICTURES = ['wordmark', 'wordmark-light', 'side-gate'];

/** Its documents are made one after the other: a hundred thousand pages do not fit into memory. */
export type GeneratedSite = Pick<SiteContent, 'images'> & { documents: Iterable<SiteDocument> };

/** The demo site's frame (navigation, footer, settings) around `count` generated pages. */
export function benchSite(count: number, shape: PageShape = {}): GeneratedSite {
  const { documents, images } = demoContent();
  return {
    documents: documentsOf(
      documents.filter(({ collection }) => collection !== 'pages'),
      count,
      shape,
    ),
    images: images.filter(({ _id }) => [...FRAME_PICTURES, ...PICTURES].some((name) => name === _id)),
  };
}

function* documentsOf(frame: Iterable<SiteDocument>, count: number, shape: PageShape): Generator<SiteDocument> {
  yield* frame;
  const texts = [textPage(TEXT_SLUG, 'Only text'), textPage('', 'Home')];
  for (const document of texts) yield { collection: 'pages', document };
  for (let index = 0; index < count - texts.length; index += 1) {
    yield { collection: 'pages', document: benchPage(index, shape) };
  }
}

/** The same with fewer blocks in each page, for sites of very many. */
export const shortSite = (count: number): GeneratedSite => benchSite(count, { blocks: 4 });

/** The same with an island on every page. */
export const islandSite = (count: number): GeneratedSite => benchSite(count, { islandEvery: 1 });

/** The same in three languages. */
export const languagesSite = (count: number): GeneratedSite => benchSite(count, { languages: ['', 'de/', 'ar/'] });

function textPage(slug: string, heading: string) {
  const text = paragraphs(...Array.from({ length: 12 }, (_, index) => sentences(`text ${index}`, 6)));
  return demoPage({
    ...{ slug, heading },
    description: 'A page to read',
    contents: [{ componentType: 'ColumnContent', heading: 'To read', text, link: link('Contact', '/contact') }],
  });
}
