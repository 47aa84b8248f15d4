import { blockPage } from '../../demo-page.ts';

export const flipsnackPage = blockPage('flipsnack', 'Flipbook', 'A publication to leaf through.', [
  { componentType: 'Flipsnack', src: 'https://player.flipsnack.com?hash=c2lkZWdhdGU6a2l0Y2hlbg==' },
  { componentType: 'Flipsnack', src: 'https://player.flipsnack.com?hash=c2lkZWdhdGU6d2ludGVycw==' },
]);
