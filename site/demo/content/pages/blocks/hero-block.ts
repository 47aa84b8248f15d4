import { blockPage } from '../../demo-page.ts';

export const heroBlockPage = blockPage('hero-block', 'Hero text', 'One statement, as large as the page allows.', [
  { componentType: 'HeroBlock', text: 'Nobody in this street eats alone on a Tuesday.' },
]);
