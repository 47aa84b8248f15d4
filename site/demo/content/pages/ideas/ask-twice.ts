import { columns, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const askTwice = demoPage({
  slug: 'ideas/ask-twice',
  heading: 'Ask twice',
  description: 'The first answer is polite, the second is true. A case for going back on Thursday.',
  picture: 'kettle-at-window',
  shape: 'lightYellow',
  tags: ['Content type:Idea', 'Topic:How we work'],
  date: '2024-07-01',
  author: 'Josie Trembath',
  contents: [
    leftRight({
      heading: 'We are fine, thank you',
      text: paragraphs(
        'In 2014 we asked two hundred households what they needed. A hundred and sixty said they were fine. We wrote that down and planned accordingly.',
        'A year later a student repeated the survey for her thesis. She had less time than we did, so she asked fewer questions; but she had no car, so she came back to each house to collect the form. On the second visit, at the door, form in hand, people talked.',
      ),
      picture: image('street'),
    }),
    quote('The second answer starts with: well, since you are here.', 'From the thesis', {
      on: 'yellow',
      reversed: true,
    }),
    columns({
      left: [
        leftRight({
          heading: 'What changes on the second visit',
          text: paragraphs(
            'You know the dog. They know that you came back, which most people with forms do not. The thing they were embarrassed by has had three days to become a sentence.',
          ),
          picture: image('veranda'),
        }),
      ],
      right: [
        leftRight({
          heading: 'How to do it',
          text: paragraphs(
            '<ol><li>Ask less on the first day.</li><li>Leave something to fetch.</li><li>Come back within the week, at another hour.</li><li>Stand at the door, not at the table.</li><li>Write down what was said, not what it means.</li></ol>',
          ),
          picture: image('noticeboard'),
          reversed: true,
        }),
      ],
    }),
    leftRight({
      heading: 'An objection we like',
      text: paragraphs(
        'Mele, who runs <a href="/projects/two-hats">Two hats</a>, says that teenagers give their true answer first and their polite one afterwards. We have tested this. She is right. Under sixteen, ask once and believe it.',
      ),
      picture: image('two-figures'),
      link: link('All ideas', '/ideas'),
      on: 'alabasterCream',
    }),
    related('Other ideas', { include: ['Content type:Idea', 'Content type:Webinar'] }),
  ],
});
