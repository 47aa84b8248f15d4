import { quote, split } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const splitContentPage = blockPage(
  'split-content',
  'Split',
  'Two plain columns. The gap can be set in pixels.',
  [
    split({
      width: 7,
      gap: 3,
      usePixelGap: true,
      matchHeight: true,
      left: [
        quote('I came for the soup. I stayed because somebody had saved me a chair by the heater.', 'Hollis Street', {
          on: 'lightGreen',
        }),
      ],
      right: [quote('Bring a lid.', 'Sign on the door', { on: 'pink' })],
    }),
    split({
      width: 4,
      gap: 1,
      reverse: { desktop: true },
      left: [quote('Right on a wide screen, above on a phone.', 'Merrin Creek')],
      right: [quote('Left on a wide screen.', 'Hollis Street', { on: 'white' })],
    }),
  ],
);
