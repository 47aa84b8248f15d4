import type { BlockDraft } from '../../../blocks.ts';
import { TEAM } from '../../../team.ts';

/** The other members of the team, for the page of `slug`. */
export function colleagues(slug: string): BlockDraft {
  const selected = TEAM.filter((id) => id !== `about-team-${slug}`);
  return { componentType: 'Slider', heading: 'More of us', tagFilter: { selected } };
}
