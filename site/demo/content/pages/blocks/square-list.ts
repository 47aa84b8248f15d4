import { link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const squareListPage = blockPage('square-list', 'Square list', 'A quilt of coloured squares.', [
  {
    componentType: 'SquareList',
    heading: 'What we are working on',
    paragraph: paragraphs('Six projects, four towns.'),
    link: link('All projects', '/projects'),
    facebook: 'https://www.facebook.com/sidegate.example',
    instagram: 'https://www.instagram.com/sidegate.example',
    tagFilter: { include: ['Content type:Project', 'Content type:Hero initiative'] },
  },
]);
