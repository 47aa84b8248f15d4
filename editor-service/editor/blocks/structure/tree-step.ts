import type { OutlineRow } from './outline-rows.ts';

export type TreeStep = { kind: 'focus'; row: OutlineRow } | { kind: 'toggle' };

/** What a key does to the focused row (ARIA Authoring Practices, "Tree View"); null for a key that does nothing. */
export function treeStep(
  key: string,
  row: OutlineRow,
  shown: readonly OutlineRow[],
  closed: ReadonlySet<string>,
): TreeStep | null {
  const index = shown.findIndex(({ id }) => id === row.id);
  const isClosed = closed.has(row.id);
  switch (key) {
    case 'ArrowDown':
      return focusOn(shown[index + 1]);
    case 'ArrowUp':
      return focusOn(shown[index - 1]);
    case 'Home':
      return focusOn(shown[0]);
    case 'End':
      return focusOn(shown.at(-1));
    case 'ArrowRight':
      if (!row.hasChildren) return null;
      return isClosed ? { kind: 'toggle' } : focusOn(shown[index + 1]);
    case 'ArrowLeft':
      if (row.hasChildren && !isClosed) return { kind: 'toggle' };
      return focusOn(shown.find(({ id }) => id === row.parent));
    default:
      return key.length === 1 ? focusOn(nextWith(key, shown, index)) : null;
  }
}

function focusOn(row: OutlineRow | undefined): TreeStep | null {
  return row ? { kind: 'focus', row } : null;
}

/** The next row that starts with a letter, continuing from the top after the last. */
function nextWith(letter: string, shown: readonly OutlineRow[], index: number): OutlineRow | undefined {
  const inTurn = [...shown.slice(index + 1), ...shown.slice(0, index)];
  return inTurn.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()));
}
