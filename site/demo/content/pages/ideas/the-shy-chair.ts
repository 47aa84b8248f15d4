import { image, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const theShyChair = demoPage({
  slug: 'ideas/the-shy-chair',
  heading: 'The shy chair',
  description: 'A pattern in one card: where to put a chair so that somebody dares to sit on it.',
  headerType: 'HeaderThree',
  picture: 'a-place-by-the-door',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Content type:Pattern Card', 'Topic:Shared kitchens', 'Topic:Neighbours'],
  date: '2024-12-02',
  contents: [
    {
      componentType: 'ThreeTabs',
      header: 'The card',
      tabs: [
        {
          header: 'When',
          description: paragraphs(
            'Somebody stands in the doorway of a room full of people who know each other. You have about eight seconds.',
          ),
          image: image('side-gate'),
          links: [link('The toolkit it is from', '/ideas/kitchen-in-a-week')],
        },
        {
          header: 'Do',
          description: paragraphs(
            'Keep one chair within two steps of the door, facing the room, with a small job in reach: napkins to fold, a door to mind, a list to tick. Nobody else sits there, ever.',
          ),
          image: image('circle-of-chairs'),
          links: [],
        },
        {
          header: 'Because',
          description: paragraphs(
            'People with a job are not looked at. After half an hour they are asked for the salt, and after that they are not shy, or not about this.',
          ),
          image: image('table-from-above'),
          links: [],
        },
      ],
    },
    {
      componentType: 'ColumnContent',
      heading: 'Seen working',
      text: paragraphs(
        'All six kitchens have one. In Merrin Creek it is a piano stool. In Port Ansell it is an upturned crate, because that is what was there on the first night, and it has been repainted twice. We counted for a season: of the people who sat on it, seven in ten came again, and two are now keyholders.',
      ),
      link: link('Read about Merrin Creek', '/case-studies/merrin-creek-kitchen'),
    },
    quote('I folded napkins for three Thursdays. On the fourth I burned the onions.', 'Keyholder, Tallow Flat', {
      on: 'pink',
    }),
    related('Other patterns and tools', {
      include: ['Content type:Pattern Card', 'Content type:Toolkit', 'Content type:Guide'],
    }),
  ],
});
