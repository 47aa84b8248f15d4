import { blockPage } from '../../demo-page.ts';

export const textPage = blockPage('text', 'Text', 'A plain paragraph, without any markup.', [
  {
    componentType: 'Text',
    text: 'The kettle goes on at seven. Whoever is first opens the side gate, and whoever is last puts the bins out.',
  },
]);
