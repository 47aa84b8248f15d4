import { bullets, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const aRampInAnAfternoon = demoPage({
  slug: 'case-studies/a-ramp-in-an-afternoon',
  heading: 'A ramp in an afternoon',
  description: 'Seven months by the proper way, four hours by the other. How the two became one procedure.',
  picture: 'ramp',
  shape: 'turquoise',
  tags: ['Content type:Case study', 'Topic:Ageing at home', 'Place:Hollis Street'],
  date: '2023-08-14',
  contents: [
    {
      componentType: 'ColumnContent',
      heading: 'Five steps',
      twoColumns: true,
      text: paragraphs(
        'Walter Amsel came home from hospital in March to a house with five front steps. The form for a ramp had eleven pages. The visit of the assessor was in June, the quote in August, the builder in October.',
        'Until then he could leave his house if two strong people were free. He counted: in the first month they were free on four days.',
        'His daughter rang on a Thursday. She did not ask for a ramp. She asked whether we knew two strong people.',
      ),
    },
    {
      componentType: 'ContentPanel',
      config: { backgroundColour: 'lightYellow', withGrid: true },
      contents: [
        {
          componentType: 'QuickInfo',
          heading: 'The four hours',
          text: bullets(
            'Bernie, who had built three verandas',
            'A district nurse who knew the right slope: one in fourteen',
            'Two sons of the house across the road',
            'Mrs Amsel, lunch and supervision',
          ),
        },
        {
          componentType: 'QuickInfo',
          heading: 'What it cost',
          text: bullets(
            'Timber and screws: 412 dollars',
            'Non-slip paint: 38 dollars',
            'Lunch: sausages',
            'The official one: 6,900 dollars',
          ),
        },
      ],
    },
    quote('It was not that they were slow. It was that nobody was allowed to be quick.', 'The district nurse', {
      on: 'turquoise',
      reversed: true,
    }),
    leftRight({
      heading: 'What we got wrong',
      text: paragraphs(
        'The first ramp was a centimetre too narrow for the chair he got in May. We built it again. The third one we built for somebody else had no landing at the door, so she could not turn her key.',
        'We now have a drawing with six measurements, and the council’s own engineer signs it by phone. That is the procedure: their rules, our Saturday. Ninety-one ramps so far.',
      ),
      picture: image('veranda', 'The third house. The steps are still there; the ramp is round the side.'),
      link: link('Staying put', '/projects/staying-put'),
      on: 'alabasterPeach',
    }),
    related('Read next', { include: ['Content type:Case study', 'Topic:Ageing at home'], limit: 5 }),
  ],
});
