import { headline } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const simpleDividerPage = blockPage('simple-divider', 'Divider', 'A breath between two texts.', [
  headline('Before'),
  { componentType: 'SimpleDivider' },
  headline('After'),
]);
