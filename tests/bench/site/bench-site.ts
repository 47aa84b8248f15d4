import { link, paragraphs } from '#site/demo/content/blocks.ts';
import { content as demoContent } from '#site/demo/content/content.ts';
import { demoPage } from '#site/demo/content/demo-page.ts';
import type { SiteContent } from '#site/fields/site-content.ts';
import { benchPage, PICTURES } from './bench-page.ts';
import { sentences } from './prose.ts';

/** A page of text only, for the page weight. */
export const TEXT_SLUG = 'text';

/** Pictures in the frame of every page. */
export const FRAME_PICTURES = ['wordmark', 'wordmark-light', 'side-gate'];

/** The demo site's frame (navigation, footer, settings) around `count` generated pages. */
export function benchSite(count: number): SiteContent {
  const { documents, images } = demoContent();
  const pages = [textPage(), ...Array.from({ length: count - 1 }, (_, index) => benchPage(index))];
  return {
    documents: [
      ...documents.filter(({ collection }) => collection !== 'pages'),
      ...pages.map((document) => ({ collection: 'pages', document })),
    ],
    images: images.filter(({ _id }) => [...FRAME_PICTURES, ...PICTURES].some((name) => name === _id)),
  };
}

function textPage() {
  const text = paragraphs(...Array.from({ length: 12 }, (_, index) => sentences(`text ${index}`, 6)));
  return demoPage({
    slug: TEXT_SLUG,
    heading: 'Only text',
    description: 'A page to read',
    contents: [{ componentType: 'ColumnContent', heading: 'To read', text, link: link('Contact', '/contact') }],
  });
}
