import { guide } from './guide.ts';

export const aTelephoneTree = guide({
  slug: 'a-telephone-tree',
  heading: 'A telephone tree that works on Sunday',
  description: 'How a street of forty doors knows within an hour that everybody is all right.',
  picture: 'five-on-the-line',
  shape: 'turquoise',
  background: 'backgroundLightGreen',
  tags: ['Topic:Neighbours', 'Topic:Ageing at home', 'Place:Hollis Street'],
  date: '2025-02-10',
  why: [
    'Group messages reach whoever looks at them. A tree reaches the person who does not. It takes one evening to set up, eleven minutes to run, and it has found four people on their kitchen floors.',
  ],
  steps: [
    [
      'Draw it',
      'One name at the top, three below each name. Nobody rings more than three people, nobody is rung by a stranger.',
    ],
    ['Ask both ways', 'Some people would rather be knocked up than rung. Write a K beside the name.'],
    ['Fix the words', '“Are you all right, and is there anything?” The second half is the important one.'],
    ['Run it when nothing is wrong', 'First Sunday of the month at ten. Otherwise it will not work when something is.'],
  ],
  have: ['A large sheet of paper', 'Biscuits', 'Somebody who knows who moved in'],
  said: ['She did not pick up, so I went round in my slippers. That is the whole system.', 'Hollis Street, number 31'],
});
