import { findBlock } from '../../store/blocks/block-tree.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { isSame } from '../../store/documents/same.ts';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useDocuments, useShell, useShellState } from '../state/shell-context.ts';
import { enlargement } from './enlargement.ts';
import { type Position, useBlockPlace } from './use-position.ts';

/** The buttons that add a block before and after this one. */
export function AddButtons({ blockKey }: { blockKey: string }) {
  const shell = useShell();
  const place = useDocuments((documents) => placeOf(documents, blockKey), isSame);
  const where = useBlockPlace(blockKey);
  const enlarged = useShellState(enlargement);
  if (!place || !where) return null;
  const { address, index } = place;
  const { above, below, left, size } = addPlaces(where, enlarged);
  const edges = [
    { label: t('Add component above'), top: above, at: index },
    { label: t('Add component below'), top: below, at: index + 1 },
  ];
  return edges.map(({ label, top, at }) => (
    <button
      key={label}
      type="button"
      className="add"
      aria-label={label}
      title={label}
      style={{ top, left, inlineSize: size, blockSize: size }}
      onClick={() => shell.openPicker(JSON.stringify(address), at)}
    >
      <icons.Plus size={16} aria-hidden />
    </button>
  ));
}

/** Leaves out the block itself: typing in it need not render the buttons again. */
function placeOf(documents: Documents, key: string) {
  const place = findBlock(documents, key);
  return place && { address: place.siblings.address, index: place.index };
}

/** The width of a button with its ring, on a page with little margin and on any other page. */
const SMALL = 16;
const LARGE = 24;

/** Up to this width a page's margin is no wider than the small button. */
const NARROW_PAGE = 600;

/**
 * The positions and size of the buttons that add a component before and after another, in pixels: on the borders to the
 * neighbours, beside the text, because over the text they would hide a line of it. `enlarged` as for `barTop`.
 */
export function addPlaces({ top, height, left, width, pageWidth, isRtl }: Position, enlarged = 1) {
  const size = pageWidth <= NARROW_PAGE ? SMALL : LARGE;
  const shown = size * enlarged;
  // On a component lower than a button, the two would overlap.
  const apart = Math.max(0, shown - height) / 2;
  const centre = isRtl ? Math.min(pageWidth - shown, left + width) + shown / 2 : Math.max(shown, left) - shown / 2;
  return { above: top - apart, below: top + height + apart, left: centre, size };
}
