import { blockPage } from '../../demo-page.ts';
import { COME_ROUND, section } from '../../sections.ts';

export const sectionPage = blockPage('section', 'Section', 'Components that several pages share.', [
  section(COME_ROUND),
]);
