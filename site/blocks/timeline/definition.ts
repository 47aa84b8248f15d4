import { defineBlock } from '../../fields/block-definition.ts';
import { blocks, key, list, text } from '../../fields/fields.ts';
import { NEEDS_THE_PAGE } from '../../fields/needs-the-page.ts';

/** Further tabs are kept but not shown. */
const MAX_TABS = 7;

export const timeline = defineBlock({
  componentType: 'Timeline',
  label: 'Timeline',
  description: 'Steps of a story, one at a time, in the order they happened.',
  group: 'layout',
  keywords: ['steps', 'history', 'process', 'accordion', 'faq', 'questions', 'tabs', 'story'],
  content: {
    title: text('Title', { start: 'Title', placeholder: 'Heading' }),
    tabs: list(
      'Tabs',
      { key: key(), title: text('Title', { max: 200, placeholder: 'Heading' }), contents: blocks() },
      { max: MAX_TABS, start: [{ title: 'Intro' }] },
    ),
  },
  slots: ({ tabs }) =>
    tabs.map(({ title }, index) => ({
      name: `tab${index}`,
      path: `tabs.${index}.contents`,
      label: title || `Tab ${index}`,
      deny: NEEDS_THE_PAGE,
    })),
});
