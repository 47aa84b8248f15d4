import { bullets, link, paragraphs, quote, related } from '../../blocks.ts';
import { type DemoPage, demoPage, type PageDraft } from '../../demo-page.ts';

interface Guide
  extends Pick<PageDraft, 'slug' | 'heading' | 'description' | 'background' | 'shape' | 'date' | 'picture'> {
  tags: NonNullable<PageDraft['tags']>;
  why: readonly string[];
  /** What to do, in order. */
  steps: readonly (readonly [header: string, text: string])[];
  have: readonly string[];
  said: readonly [words: string, by: string];
}

/** A guide of one sheet: why, what to have ready, and up to six steps. */
export function guide({ slug, tags, why, steps, have, said, ...page }: Guide): DemoPage {
  return demoPage({
    ...page,
    slug: `guides/${slug}`,
    headerType: 'HeaderOne',
    tags: ['Content type:Guide', ...tags],
    contents: [
      { componentType: 'ColumnContent', heading: 'Why', text: paragraphs(...why) },
      {
        componentType: 'FocusContent',
        heading: 'Step by step',
        items: steps.map(([header, text]) => ({ header, text: paragraphs(text) })),
        config: { backgroundColour: 'lightYellow' },
      },
      {
        componentType: 'QuickInfo',
        heading: 'Have ready',
        text: bullets(...have),
        subHeading: 'And if it goes wrong',
        links: [link('Ring us', '/contact'), link('Questions people ask', '/questions')],
      },
      quote(...said, { on: 'lightBlue', reversed: true }),
      related('On the same shelf', { include: ['Content type:Guide', 'Content type:Toolkit'], limit: 6 }),
    ],
  });
}
