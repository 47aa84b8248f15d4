import { ArrowUpDown, Minus, Pencil, Plus, TriangleAlert } from 'lucide-react';
import type { ChangeKind } from '../../store/compare-pages.ts';
import { useBlockPlace } from './use-place.ts';

const BADGES = {
  added: { Sign: Plus, word: 'Added' },
  removed: { Sign: Minus, word: 'Removed' },
  changed: { Sign: Pencil, word: 'Changed' },
  moved: { Sign: ArrowUpDown, word: 'Moved' },
  problem: { Sign: TriangleAlert, word: 'To do' },
} satisfies Record<ChangeKind | 'problem', unknown>;

interface BlockBadgeProps {
  blockKey: string;
  kind: ChangeKind | 'problem';
  text: string;
}

/** A label at a block's upper edge: what happened to it, or what is wrong with it. */
export function BlockBadge({ blockKey, kind, text }: BlockBadgeProps) {
  const place = useBlockPlace(blockKey);
  if (!place) return null;
  const { Sign, word } = BADGES[kind];
  return (
    <p className="badge" data-kind={kind} style={{ top: place.top, left: place.left }}>
      <Sign size={14} aria-hidden />
      <strong>{word}</strong>
      {text && <span className="badge-text">{text}</span>}
    </p>
  );
}
