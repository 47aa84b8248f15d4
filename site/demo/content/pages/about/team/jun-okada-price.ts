import { image, leftRight, paragraphs, quote } from '../../../blocks.ts';
import { personPage } from '../../../demo-page.ts';
import { colleagues } from './colleagues.ts';

export const junOkadaPrice = personPage({
  slug: 'jun-okada-price',
  name: 'Jun Okada-Price',
  description: 'Mends hearing aids, radios and this website. Ask him what it said before it stopped.',
  picture: 'portrait-jun',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'What Jun does',
      text: paragraphs(
        'Jun trained as an audiologist and left when the appointments became eleven minutes long. At the shed he takes as long as it takes, which is usually a battery and sometimes a marriage.',
        'He also recorded every episode of Over the fence, keeps the telephones running in four offices, and is the person who answers when you write that a page of ours cannot be read. He rings back and reads it to you, and then he mends it.',
      ),
      picture: image('noticeboard'),
    }),
    quote('It is never broken. It has stopped, and it stopped for a reason.', 'Jun Okada-Price', { on: 'lightYellow' }),
    colleagues('jun-okada-price'),
  ],
});
