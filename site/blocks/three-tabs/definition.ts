import { defineBlock } from '../../fields/block-definition.ts';
import { link, list, listOf, picture, richText, text } from '../../fields/fields.ts';

export const THREE_TABS_SIZE = { name: 'desktop', width: 2000, height: 1247 } as const;

/** Further tabs and links are kept but not shown. */
const MAX_TABS = 3;
const MAX_LINKS = 2;

export const threeTabs = defineBlock({
  componentType: 'ThreeTabs',
  label: 'Three tabs',
  description: 'One subject from up to three angles, like dividers in a folder.',
  group: 'layout',
  keywords: ['accordion', 'faq', 'questions', 'switch', 'folder'],
  content: {
    header: text('Header', { placeholder: 'Heading' }),
    tabs: list(
      'Tabs',
      {
        header: text('Header', { max: 100, placeholder: 'Heading' }),
        description: richText('Description', { max: 5000, placeholder: 'Paragraph' }),
        image: picture('Picture', THREE_TABS_SIZE),
        links: listOf('Links', link('Link'), { max: MAX_LINKS }),
      },
      { max: MAX_TABS, start: [{}, {}, {}] },
    ),
  },
});
