import { bullets, image, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const handshakeMoney = demoPage({
  slug: 'ideas/handshake-money',
  heading: 'Handshake money: eleven years of small grants',
  description:
    'A paper with figures: 1,140 grants of up to 800 dollars, what became of them, and what forms would have cost.',
  headerType: 'HeaderTwo',
  picture: 'handshake-money',
  shape: 'turquoise',
  background: 'backgroundLightBlue',
  tags: ['Content type:Whitepaper', 'Topic:How we work'],
  date: '2025-05-12',
  author: 'Noor Haddad-Quill',
  contents: [
    {
      componentType: 'ColumnContent',
      heading: 'In short',
      text: paragraphs(
        'Since 2014 we have given small sums on a handshake: no form, one conversation, the money within three days. We rang everybody who had one, and reached 962 of 1,140.',
        bullets(
          'Nine in ten did what they had said they would',
          'One in twenty did something better',
          'Eleven people could not say where the money went; two of them told us so themselves',
          'A form would have cost more to read than all eleven together',
        ),
        'The paper sets out the figures by year and town, with the conversations that went wrong printed in full.',
      ),
      twoColumns: true,
    },
    {
      componentType: 'Flipsnack',
      src: 'https://player.flipsnack.com?hash=c2lkZWdhdGU6aGFuZHNoYWtl',
    },
    {
      componentType: 'CtaSquareImageBlock',
      text: 'You have an idea for your street and need less than 800 dollars? One conversation is enough.',
      link: link('Small money, fast', '/ideas/small-money-fast'),
      image: image('garden-bed'),
      config: { reversed: true, backgroundColour: 'lightYellow' },
    },
    quote('They gave me the money and then did not ring for a month. I have never worked so carefully.', 'Grant 417', {
      on: 'turquoise',
    }),
    related('Other long reads', { include: ['Content type:Report', 'Content type:Toolkit', 'Content type:Guide'] }),
  ],
});
