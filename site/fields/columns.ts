import type { Slot } from './block-definition.ts';
import { blocks, group, number, toggle } from './fields.ts';
import { NEEDS_THE_PAGE } from './needs-the-page.ts';

/** Width of the left column; the right one takes the rest after the gap. */
export const columnWidth = number('Width of the left column', {
  min: 0,
  max: 10,
  start: 6,
  help: 'Twelfths of the row',
});

/** What blocks with two columns consist of besides. */
export const columns = {
  reverse: group({
    desktop: toggle('Right column first on desktop'),
    mobile: toggle('Right column first on phones'),
  }),
  left: blocks(),
  right: blocks(),
};

export const LEFT_COLUMN: Slot = { name: 'left', path: 'left', label: 'Left column', deny: NEEDS_THE_PAGE };
export const RIGHT_COLUMN: Slot = { name: 'right', path: 'right', label: 'Right column', deny: NEEDS_THE_PAGE };
