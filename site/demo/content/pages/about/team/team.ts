import { image, link, paragraphs, quote, related } from '../../../blocks.ts';
import { demoPage } from '../../../demo-page.ts';
import { TEAM } from '../../../team.ts';

export const team = demoPage({
  slug: 'about/team',
  heading: 'The people you will meet',
  description:
    'Nineteen of us are paid. These are the ones who pick up the phone, with what they do and what to ask them about.',
  picture: 'shared-table',
  shape: 'lightGreen',
  background: 'backgroundLightGreen',
  tags: ['Topic:How we work'],
  contents: [
    { componentType: 'OurTeam', heading: 'Pick up the phone and you get one of these', tagFilter: { selected: TEAM } },
    {
      componentType: 'QuoteBlockWithImage',
      quote: 'Everybody comes in week one. I make sure somebody comes in month six.',
      quoteBy: 'Josie Trembath, recovery',
      image: image('portrait-josie'),
      link: link('Meet Josie', '/about/team/josie-trembath'),
    },
    {
      componentType: 'ColumnContent',
      heading: 'Where we sit',
      twoColumns: true,
      text: paragraphs(
        'Hollis Street is the office above the laundry: Noor, who answers for our money and for what we promise, and Bernie, who has put in ninety-one ramps and can tell you which ones he would do again. Come past the bins to the green gate.',
        'The Corrow Valley team has the old post office on Ridge Road. Josie still farms, badly, she says. Lorcan drove freight for thirty years and knows every gate in the valley and which dogs mean it.',
        'Asha is wherever a kitchen is being opened. She ran the galley of a research ship, where you cannot pop out for onions. Mele works in the school in Tallow Flat from three, which is when her day begins.',
        'The other thirteen do the driving, the books, the printing and the roster. They would rather not be on a wall.',
      ),
    },
    quote('I have a job title somewhere. Ask me what I did this week instead.', 'Asha Vellore', { on: 'lightGreen' }),
    {
      componentType: 'CtaBlock',
      text: 'There are three hundred of us on the rosters. Nobody applied.',
      link: link('Work with us', '/careers'),
      style: { colour1: 'darkGreen' },
    },
    related('Work with us', { selected: ['careers', 'contact', 'about'] }),
  ],
});
