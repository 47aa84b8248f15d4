import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { SPACING_SIDES, type Spacing, type SpacingSide } from '#content-store/model/values/spacing.ts';
import { offeredColour, PALETTE } from '../fields/palette.ts';

const SIDE_NAMES: Record<SpacingSide, string> = {
  marginTop: 'mt',
  marginBottom: 'mb',
  paddingTop: 'pt',
  paddingBottom: 'pb',
};

/**
 * The classes of the frame around a block: spacing and ground (`fields/{spacing,palette}-css.ts`), and whether it
 * follows a divider: sibling selectors would restyle every block of a long page whenever one moves.
 */
export function frameClasses(
  { spacing, backgroundColour }: Pick<ContentItem, 'spacing' | 'backgroundColour'>,
  previous?: Pick<ContentItem, 'componentType'>,
): string {
  const ground = offeredColour(backgroundColour?.value, PALETTE, 'transparent');
  const grounds = ground === 'transparent' ? [] : ['on-ground', `ground-${ground}`];
  const follows = previous?.componentType === 'SimpleDivider' ? ['after-divider'] : [];
  return ['block', ...SPACING_SIDES.flatMap((side) => spacingClasses(side, spacing)), ...grounds, ...follows].join(' ');
}

/** One class per screen size at which the step changes: `mb2`, `small-mb3`, `large-mb5`. */
function spacingClasses(side: SpacingSide, spacing: Spacing): string[] {
  const { base, small, large } = spacing[side];
  const name = SIDE_NAMES[side];
  return [
    ...(base > 0 ? [`${name}${base}`] : []),
    ...(small !== base ? [`small-${name}${small}`] : []),
    ...(large !== small ? [`large-${name}${large}`] : []),
  ];
}
