import type { ArtworkName } from '../../artwork/gallery.ts';
import { bullets, image, link, paragraphs, quote, related } from '../../blocks.ts';
import { type DemoPage, demoPage, type PageDraft } from '../../demo-page.ts';

interface Course extends Pick<PageDraft, 'slug' | 'heading' | 'description' | 'background' | 'shape' | 'date'> {
  picture: ArtworkName;
  tags: NonNullable<PageDraft['tags']>;
  academyDetails: NonNullable<PageDraft['academyDetails']>;
  about: readonly string[];
  /** Up to three sides of it, each with a picture. */
  sides: readonly (readonly [header: string, description: string, picture: ArtworkName])[];
  bring: readonly string[];
  said: readonly [words: string, by: string];
}

/** A course of the academy: what it is, its three sides, what to bring, how to get a place. */
export function course({ slug, tags, about, sides, bring, said, ...page }: Course): DemoPage {
  return demoPage({
    ...page,
    slug: `learn/${slug}`,
    headerType: 'HeaderFour',
    tags: ['Content type:Course', ...tags],
    contents: [
      {
        componentType: 'ColumnContent',
        heading: 'What it is',
        text: paragraphs(...about),
        twoColumns: about.length > 1,
      },
      {
        componentType: 'ThreeTabs',
        header: 'How it goes',
        tabs: sides.map(([header, description, picture]) => ({
          header,
          description: paragraphs(description),
          image: image(picture),
          links: [link('Ask for a place', '/contact')],
        })),
      },
      {
        componentType: 'QuickInfo',
        heading: 'Bring',
        text: bullets(...bring),
        subHeading: 'Before you come',
        links: [link('How we keep people safe', '/policies/safe-company'), link('Who else is there', '/about/team')],
      },
      quote(...said, { on: 'powderPurple' }),
      related('Other things to learn', { include: ['Content type:Course', 'Content type:Learning network'], limit: 6 }),
    ],
  });
}
