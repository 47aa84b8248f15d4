import { link, paragraphs, quote } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';

export const library = demoPage({
  slug: 'library',
  heading: 'Everything we wrote down',
  description:
    'Reports, toolkits, courses, films, half hours to listen to, and the news, on one long shelf. Copy what you can use.',
  headerType: 'HeaderOne',
  shape: 'lightBlue',
  background: 'backgroundLightBlue',
  tags: ['Topic:How we work'],
  contents: [
    {
      componentType: 'ColumnContent',
      heading: 'How to use the shelf',
      text: paragraphs(
        'We write things down when we have done them twice. A report says what happened, with the money in it. A toolkit says what to do on Monday. An idea is three pages that we could not stop talking about, and a case study is one place, told slowly by the people who live there.',
        'You may copy all of it, change it, and put your own name beside ours. If you found a mistake, ring: whoever wrote the page picks up the telephone. If you did something with it, ring as well, because that is how the next toolkit begins.',
        'Tick a topic or a town and the shelf gets shorter. The address of the page remembers what you ticked, so you can send somebody exactly this corner of it.',
      ),
      twoColumns: true,
    },
    {
      componentType: 'Hub',
      sideFiltersToShow: ['Content type', 'Topic', 'Place'],
      hubFilters: {
        include: [
          ...['Content type:News', 'Content type:Idea', 'Content type:Report', 'Content type:Toolkit'],
          ...['Content type:Case study', 'Content type:Project', 'Content type:Hero initiative'],
          ...['Content type:Scaling program', 'Content type:Whitepaper', 'Content type:Pattern Card'],
          ...['Content type:Questionnaire', 'Content type:Guide', 'Content type:Policy', 'Content type:Course'],
          ...['Content type:Learning network', 'Content type:Learn Hub', 'Content type:Audio', 'Content type:Video'],
        ],
      },
      sortBy: 'latest',
      showRelated: true,
      relatedHeading: 'Or come and see',
      hubRelatedFilters: { include: ['Content type:Event', 'Content type:Webinar'] },
    },
    quote('If it is not on the shelf, it is in somebody’s kitchen. Ask.', 'Noor Haddad-Quill, director', {
      on: 'lightYellow',
      link: link('Ask us', '/contact'),
    }),
  ],
});
