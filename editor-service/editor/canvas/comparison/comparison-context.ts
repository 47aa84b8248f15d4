import { createContext, useContext } from 'react';
import { type FieldOwner, useFieldOwner } from '#site/elements/field-host.ts';
import { findBlock } from '../../store/blocks/block-tree.ts';
import type { BlockChange } from '../../store/compare/compare-pages.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { parsePath, valueIn } from '../../store/documents/patch.ts';
import { isSame } from '../../store/documents/same.ts';

/** Two versions of the page, and how each block changed between them. */
export interface PageComparison {
  before: Documents;
  after: Documents;
  changes: ReadonlyMap<string, BlockChange>;
}

export const ComparisonContext = createContext<PageComparison | null>(null);

/** How a block changed; undefined outside a comparison, and for an unchanged block. */
export function useBlockChange(key: string): BlockChange | undefined {
  return useContext(ComparisonContext)?.changes.get(key);
}

/** A field's earlier value; `value` where there is nothing to compare: in added and removed blocks, and outside. */
export function useValueBefore(field: string, value: unknown): unknown {
  const owner = useFieldOwner();
  const comparison = useContext(ComparisonContext);
  if (!comparison) return value;
  const { before, after } = comparison;
  const [earlier, later] = [ownerIn(before, owner), ownerIn(after, owner)];
  return earlier && later ? valueBefore(earlier, later, field) : value;
}

/** A text's earlier value; empty when there was none. */
export function useTextBefore(field: string, value: string): string {
  const before = useValueBefore(field, value);
  return typeof before === 'string' ? before : '';
}

/** Whether what is stored changed; what is shown may say more, as the logo says the site's name. */
export function useIsChanged(field: string): boolean {
  const owner = useFieldOwner();
  const comparison = useContext(ComparisonContext);
  if (!comparison) return false;
  return isChanged(ownerIn(comparison.before, owner), ownerIn(comparison.after, owner), field);
}

export const isChanged = (before: object | undefined, after: object | undefined, field: string): boolean =>
  before !== undefined &&
  after !== undefined &&
  !isSame(valueBefore(before, after, field), valueIn(after, parsePath(field)));

function ownerIn(documents: Documents, owner: FieldOwner): object | undefined {
  return owner.kind === 'block' ? findBlock(documents, owner.key)?.item : documents[owner.kind];
}

/**
 * The earlier value of a field: list entries are matched by their keys, so `tabs.2.title` follows a tab that moved.
 * Undefined when it did not exist.
 */
export function valueBefore(before: unknown, after: unknown, field: string): unknown {
  const path = parsePath(field);
  return path.reduce(
    (earlier: unknown, step, index) => counterpart(earlier, valueIn(after, path.slice(0, index)), step),
    before,
  );
}

function counterpart(earlier: unknown, later: unknown, step: string | number): unknown {
  const key = valueIn(later, [step, 'key']);
  if (typeof step === 'number' && Array.isArray(earlier) && typeof key === 'string' && key !== '')
    return earlier.find((entry) => valueIn(entry, ['key']) === key);
  return valueIn(earlier, [step]);
}
