import { findBlock } from '../../store/blocks/block-tree.ts';
import type { ChangeKind } from '../../store/compare/compare-pages.ts';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useDocuments } from '../state/shell-context.ts';
import { useBlockPlace } from './use-position.ts';

const BADGES = {
  added: { Sign: icons.Plus, word: t('Added') },
  removed: { Sign: icons.Minus, word: t('Removed') },
  changed: { Sign: icons.Pencil, word: t('Changed') },
  moved: { Sign: icons.ArrowUpDown, word: t('Moved') },
  problem: { Sign: icons.TriangleAlert, word: t('To do') },
} satisfies Record<ChangeKind | 'problem', unknown>;

interface BlockBadgeProps {
  blockKey: string;
  kind: ChangeKind | 'problem';
  text: string;
}

/** A label at a block's upper edge: how it changed, or what is wrong with it. */
export function BlockBadge({ blockKey, kind, text }: BlockBadgeProps) {
  const place = useBlockPlace(blockKey);
  const depth = useDocuments((documents) => findBlock(documents, blockKey)?.siblings.depth ?? 1);
  if (!place) return null;
  const { Sign, word } = BADGES[kind];
  // A container and its first block share an upper edge: their labels alternate between the two corners.
  const isAtEnd = depth % 2 === 0;
  return (
    <p
      className="badge"
      data-kind={kind}
      data-end={isAtEnd || undefined}
      data-inside={depth > 2 || undefined}
      style={{ top: place.top, left: place.left + (isAtEnd ? place.width : 0) }}
    >
      <Sign size={14} aria-hidden />
      <strong>{word}</strong>
      {text && <span className="badge-text">{text}</span>}
    </p>
  );
}
