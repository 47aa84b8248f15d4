import { type BlockDraft, bullets, link, paragraphs, quote, related } from '../../blocks.ts';
import { type DemoPage, demoPage, type PageDraft } from '../../demo-page.ts';

interface Episode extends Pick<PageDraft, 'slug' | 'heading' | 'description' | 'background' | 'shape' | 'date'> {
  picture: NonNullable<PageDraft['picture']>;
  tags: NonNullable<PageDraft['tags']>;
  /** The episode's number at the player. */
  code: string;
  notes: readonly string[];
  minutes: readonly string[];
  said: readonly [words: string, by: string];
  more?: readonly BlockDraft[];
}

/** An episode of Over the fence: the player, what is in it, and a quote. */
export function episode({ slug, tags, code, notes, minutes, said, more = [], ...page }: Episode): DemoPage {
  return demoPage({
    ...page,
    slug: `listen/${slug}`,
    headerType: 'HeaderTwo',
    tags: ['Content type:Audio', 'Content type:Podcast', ...tags],
    contents: [
      { componentType: 'AudioPlayer', castosCode: `https://sidegate.castos.com/player/${code}` },
      { componentType: 'ColumnContent', heading: 'What you will hear', text: paragraphs(...notes), twoColumns: true },
      {
        componentType: 'QuickInfo',
        heading: 'Minute by minute',
        text: bullets(...minutes),
        subHeading: 'Listen on',
        links: [link('All episodes', '/listen'), link('Write to the programme', '/contact')],
      },
      ...more,
      quote(...said, { on: 'lightYellow' }),
      related('More to listen to', { include: ['Content type:Audio'], limit: 6 }),
    ],
  });
}
