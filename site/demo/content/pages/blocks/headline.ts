import { headline } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const headlinePage = blockPage('headline', 'Headline', 'Opens a new part of the page.', [
  headline('Three places to start'),
  headline('A much longer title that runs over the end of its line on a phone, and even on a tablet'),
]);
