import { bullets, columns, image, leftRight, link, paragraphs, quote, related, timeline } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const stayingPut = demoPage({
  slug: 'projects/staying-put',
  heading: 'Staying put',
  description:
    'Growing old in your own street, with a rail where you need one and somebody who notices when the blinds stay down.',
  picture: 'veranda',
  shape: 'pink',
  tags: ['Content type:Project', 'Topic:Ageing at home', 'Topic:Neighbours', 'Place:Hollis Street'],
  date: '2024-03-04',
  contents: [
    leftRight({
      heading: 'The house is not the problem',
      text: paragraphs(
        'Nine in ten people over eighty in Hollis Street told us they want to stay where they are. Most of what stops them is small: two steps, a bath, a light bulb at the top of a stairwell, a week in which nobody calls.',
        'Staying put is a list of forty-three such things and the neighbours who can each do some of them.',
      ),
      picture: image('ramp', 'Ramp number ninety-one, four hours including lunch.'),
    }),
    quote(
      'I do not want looking after. I want the bins taken out and an argument about cricket.',
      'Dot Pellegrine, 84',
      { on: 'pink' },
    ),
    columns({
      header: 'What it is',
      title: 'Two things that hold it together',
      on: 'white',
      left: [
        leftRight({
          heading: 'The blinds list',
          text: paragraphs(
            'Every house on the list has one neighbour who can see its front window. If the blinds are down at ten, they knock. Last year that was 212 knocks and three ambulances.',
          ),
          picture: image('night-street'),
        }),
      ],
      right: [
        leftRight({
          heading: 'The Saturday crew',
          text: paragraphs(
            'Eight people with a trailer. They fit rails, ramps, lamps and letter boxes at sitting height.',
            bullets(
              'Free for anybody over seventy',
              'Usually within a fortnight',
              'One of the crew always stays for tea',
            ),
          ),
          picture: image('tool-wall'),
          reversed: true,
        }),
      ],
    }),
    timeline(
      'A year with the Saturday crew',
      [
        'Autumn',
        leftRight({
          heading: 'Lights first',
          text: paragraphs(
            'Falls start in April, when it gets dark before dinner. We change bulbs and put a lamp beside every bed, whether or not anybody asked.',
          ),
          picture: image('reading-room'),
        }),
      ],
      [
        'Winter',
        leftRight({
          heading: 'Draughts and company',
          text: paragraphs(
            'Door snakes, window felt, and the supper roster doubles. The crew works indoors and eats very well.',
          ),
          picture: image('kettle-at-window'),
          reversed: true,
        }),
      ],
      [
        'Spring',
        leftRight({
          heading: 'Ramps and rails',
          text: paragraphs(
            'Dry timber, long days. Twenty-two ramps last year, the shortest 40 centimetres, the longest round two corners and a lemon tree.',
          ),
          picture: image('ramp'),
        }),
      ],
      [
        'Summer',
        leftRight({
          heading: 'The heat plan',
          text: paragraphs(
            'Over 36 degrees the blinds list turns round: they should be down. Twelve houses with good shade are open to anybody, with water and cards.',
          ),
          picture: image('street'),
          reversed: true,
        }),
      ],
    ),
    leftRight({
      heading: 'Would you like to be on the list?',
      text: paragraphs(
        'On either side of it: watched or watching, most people are both. Ring us, or come to <a href="/events/hollis-street-supper">supper on Hollis Street</a> and ask for Bernie.',
      ),
      picture: image('side-gate'),
      link: link('Get in touch', '/contact'),
      reversed: true,
      on: 'alabasterCream',
    }),
    related('More on ageing at home', { include: ['Topic:Ageing at home'] }),
  ],
});
