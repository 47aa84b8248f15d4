import { image, leftRight, link, paragraphs, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const firstNations = demoPage({
  slug: 'about/first-nations',
  heading: 'On whose land',
  description: 'Who was here before our first roster, who decides with us now, and what we still get wrong.',
  headerType: 'HeaderFour',
  picture: 'river-country',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Topic:How we work', 'Place:Corrow Valley'],
  contents: [
    {
      componentType: 'FirstNationFirst',
      title: 'Country first',
      paragraph: paragraphs(
        'All our kitchens, sheds and bus stops stand on land that was never given up. Before we begin anything we ask the people whose Country it is, and we ask before there is a plan, so that the answer can change it.',
      ),
      image: image('new-growth'),
      link: link('How we ask', '/ideas/ask-twice'),
    },
    leftRight({
      heading: 'Who decides',
      text: paragraphs(
        'The Corrow Valley Land Council has two seats on our board and a veto on anything that digs, burns or builds in the valley. They have used it once. The fence runs somewhere else now, and it is the better place.',
        'Money for work on Country goes to Aboriginal organisations first. What we do ourselves, we do because they asked.',
      ),
      picture: image('fence-line'),
      reversed: true,
    }),
    {
      componentType: 'AboriginalCtaExplainer',
      title: 'Fire, the old way',
      text: paragraphs(
        'After the big fire the rangers of the Land Council took forty farmers through a cool burn, metre by metre, at walking pace. It is the most visited thing we have ever had a small part in. They run it every May; we bring lunch.',
      ),
      image: image('gravel-road-country'),
      link: link('After the fire', '/projects/after-the-fire'),
    },
    {
      componentType: 'FirstNationFirst',
      title: 'What we get wrong',
      paragraph: paragraphs(
        'We opened two kitchens with a welcome and without a conversation. We were told so, quietly, a year later. The order is different now, and this paragraph stays here to remind us of it.',
      ),
      image: image('river'),
      link: link('Tell us what we should know', '/contact'),
      config: { reversed: true },
    },
    related('In the valley', { include: ['Place:Corrow Valley'], limit: 6 }),
  ],
});
