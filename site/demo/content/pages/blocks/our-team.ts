import { blockPage } from '../../demo-page.ts';
import { TEAM } from '../../team.ts';

export const ourTeamPage = blockPage('our-team', 'Our team', 'Everybody on one wall.', [
  { componentType: 'OurTeam', heading: 'The people you will meet', tagFilter: { selected: TEAM } },
]);
