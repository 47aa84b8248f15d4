import { bullets, image, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const safeCompany = demoPage({
  slug: 'policies/safe-company',
  heading: 'Safe company',
  description: 'How we make sure that whoever comes to your house should be there.',
  headerType: 'HeaderOne',
  picture: 'good-company',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Content type:Policy', 'Topic:Young carers', 'Topic:Ageing at home'],
  date: '2024-09-16',
  contents: [
    {
      componentType: 'Text',
      text: 'This holds for everybody who visits, drives, cooks or mends in our name, for an hour or for a life.',
    },
    {
      componentType: 'ColumnContent',
      heading: 'Before anybody rings your bell',
      text: paragraphs(
        'Everyone who visits homes or works with children has been checked by the state, has two people who vouch for them, and has had six evenings with us. They carry a card with a photograph. You may keep the card while they are there.',
        bullets(
          'A working-with-children check, renewed every five years',
          'Two references, rung and not only read',
          'A first visit together with somebody you know',
        ),
      ),
    },
    {
      componentType: 'AboriginalCtaExplainer',
      title: 'With Aboriginal families',
      text: paragraphs(
        'Visitors to Aboriginal families are chosen together with the Corrow Valley Land Council, and the family meets them first on Country or in the office, as they prefer. If no visitor is right, we pay for somebody the family names.',
      ),
      image: image('river-country'),
      link: link('How we work with First Nations', '/about/first-nations'),
      config: { toggleImageOn: true, backgroundColour: 'darkGreen' },
    },
    {
      componentType: 'CtaBlock',
      text: 'If something is not right, ring (02) 5550 1120 at any hour. You will not be asked to prove it.',
      link: link('Or write to us', '/contact'),
      style: { colour1: 'brown' },
    },
    quote('The card is so boring that I believed it at once.', 'Father of a member of Two hats', {
      on: 'powderPurple',
    }),
    related('More on looking after people', { include: ['Topic:Young carers', 'Topic:Ageing at home'], limit: 6 }),
  ],
});
