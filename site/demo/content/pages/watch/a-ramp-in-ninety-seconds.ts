import { image, link, paragraphs, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const aRampInNinetySeconds = demoPage({
  slug: 'watch/a-ramp-in-ninety-seconds',
  heading: 'A ramp in ninety seconds',
  description: 'Four hours of a Saturday, filmed from the neighbour’s roof and played fast.',
  picture: 'ninety-seconds',
  shape: 'lightBlue',
  background: 'backgroundLightBlue',
  tags: ['Content type:Video', 'Topic:Ageing at home', 'Place:Merrin Creek'],
  date: '2025-03-03',
  contents: [
    {
      componentType: 'Media',
      image: image('ramp'),
      video: { videoId: 'aqz-KE-bpKQ', isVimeo: false },
      mediaCaption: 'The camera was left on the roof by accident and collected on Monday.',
      caption: { ...link('Read how it is done', '/case-studies/a-ramp-in-an-afternoon'), icon: 'read' },
    },
    {
      componentType: 'FocusContent',
      heading: 'Three things to look for',
      paragraph: paragraphs('Watch it twice. The first time you watch the timber, the second time the people.'),
      items: [
        {
          header: 'Second 12: the tape measure',
          text: paragraphs(
            'Bernie measures the chair before he measures the step. It is the whole method: the ramp is made for somebody, not for a door.',
          ),
        },
        {
          header: 'Second 40: nothing happens',
          text: paragraphs(
            'Everybody has stopped for sausages. It takes four seconds of film and forty minutes of Saturday.',
          ),
        },
        {
          header: 'Second 84: the wrong way down',
          text: paragraphs(
            'Walter goes down first, not up. He had been looking at his own front door from the inside for nine weeks.',
          ),
        },
      ],
    },
    {
      componentType: 'CtaImageBlock',
      text: 'Somebody you know has steps. Tell us the street and we will come and look.',
      link: link('Ask for a ramp', '/ask-for-a-ramp'),
      image: image('veranda'),
    },
    related('More to watch and read', { include: ['Content type:Video', 'Topic:Ageing at home'], limit: 6 }),
  ],
});
