import { image, leftRight, paragraphs, quote } from '../../../blocks.ts';
import { personPage } from '../../../demo-page.ts';
import { colleagues } from './colleagues.ts';

export const noorHaddadQuill = personPage({
  slug: 'noor-haddad-quill',
  name: 'Noor Haddad-Quill',
  description: 'Director. Ask her about budgets that people can read.',
  picture: 'portrait-noor',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'What Noor does',
      text: paragraphs(
        'Noor was a hospital pharmacist for twelve years and says it taught her to read handwriting and to doubt averages. She answers for our money and for what we promise.',
        'On Mondays she opens the post herself, all of it, because the complaints are in there. On Fridays she is at the Hollis Street supper, mostly washing up, and that is where you can tell her what the report left out.',
      ),
      picture: image('noticeboard'),
    }),
    quote('A good budget is a letter to somebody. You should be able to read it aloud.', 'Noor Haddad-Quill', {
      on: 'lightYellow',
    }),
    colleagues('noor-haddad-quill'),
  ],
});
