import { createContext, useContext } from 'react';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { findBlock } from '../../store/blocks/block-tree.ts';
import type { BlockChange } from '../../store/compare/compare-pages.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { valueBefore } from './value-before.ts';

/** Two states of the page, and what happened to each block between them. */
export interface PageComparison {
  before: Documents;
  after: Documents;
  changes: ReadonlyMap<string, BlockChange>;
}

export const ComparisonContext = createContext<PageComparison | null>(null);

/** What happened to a block; undefined outside of a comparison, and for a block to which nothing did. */
export function useChange(key: string): BlockChange | undefined {
  return useContext(ComparisonContext)?.changes.get(key);
}

/** What a field held before, as it is now where nothing can be compared: in new blocks, in removed ones, outside. */
export function useValueBefore<Value>(owner: FieldOwner, field: string, value: Value): unknown {
  const comparison = useContext(ComparisonContext);
  if (!comparison) return value;
  const { before, after } = comparison;
  const [earlier, later] = [ownerIn(before, owner), ownerIn(after, owner)];
  return earlier && later ? valueBefore(earlier, later, field) : value;
}

function ownerIn(documents: Documents, owner: FieldOwner): object | undefined {
  return owner.kind === 'block' ? findBlock(documents, owner.key)?.item : documents[owner.kind];
}
