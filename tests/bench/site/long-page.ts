import {
  type BlockDraft,
  bullets,
  columns,
  headline,
  image,
  leftRight,
  link,
  paragraphs,
  quote,
  timeline,
} from '#site/demo/content/blocks.ts';
import { demoPage } from '#site/demo/content/demo-page.ts';
import { PICTURES } from './bench-page.ts';
import { sentences } from './prose.ts';

export const LONG_SLUG = 'long';

/** A page of 300 blocks, including those in containers: as long as the longest real pages, and longer. */
export function longPage() {
  const contents = Array.from({ length: 30 }, (_, number) => tenBlocks(number)).flat();
  return demoPage({ slug: LONG_SLUG, heading: 'A long page', description: 'Three hundred blocks', contents });
}

/** Seven top-level blocks; one of them contains three more. */
function tenBlocks(number: number): BlockDraft[] {
  const text = (part: string, count: number) => sentences(`long ${number} ${part}`, count);
  const article = (part: string): BlockDraft => ({
    componentType: 'ColumnContent',
    heading: `Article ${part}`,
    text: paragraphs(text(`${part} one`, 4), bullets(text(`${part} two`, 1), text(`${part} three`, 1))),
  });
  const besides = (part: string): BlockDraft =>
    leftRight({
      heading: text(part, 1),
      text: paragraphs(text(`${part} text`, 3)),
      picture: image(PICTURES[number % PICTURES.length] ?? 'river'),
      link: link('The whole story', '/text'),
    });
  const container =
    number % 2 === 0
      ? columns({ header: text('columns', 1), left: [besides('left'), article('left')], right: [besides('right')] })
      : timeline('Three winters', ['One', article('one')], ['Two', besides('two')], ['Three', article('three')]);
  return [
    headline(text('headline', 1)),
    article('first'),
    quote(text('quote', 1), `Person ${number}`, { on: 'brown' }),
    besides('beside'),
    container,
    article('last'),
    { componentType: 'CtaBlock', text: text('call', 1), link: link('Join in', '/contact') },
  ];
}
