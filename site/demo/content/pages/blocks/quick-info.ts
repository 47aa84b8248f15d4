import { link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const quickInfoPage = blockPage('quick-info', 'Quick info', 'An index card with and without links.', [
  {
    componentType: 'QuickInfo',
    heading: 'The Hollis Street supper',
    text: paragraphs('Every Friday at six, upstairs. There is a lift. Bring a pot or bring nothing.'),
    subHeading: 'Read on',
    links: [link('The next supper', '/events/hollis-street-supper'), link('Six kitchens', '/projects/six-kitchens')],
  },
  {
    componentType: 'QuickInfo',
    heading: 'The shed',
    text: paragraphs('Saturdays from nine. Closed when it rains sideways.'),
  },
]);
