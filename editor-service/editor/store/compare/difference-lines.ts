import type { BlockChange, ChangeKind, PageDifference } from './compare-pages.ts';

/** One change, in words. */
export interface DifferenceLine {
  id: string;
  kind: ChangeKind;
  /** `Headline “Our neighbours”`, `Title and description of the page`. */
  what: string;
  /** The names of the changed fields, if any. */
  fields: string[];
}

/** A difference as a list, blocks first. */
export function differenceLines({ blocks, fields }: PageDifference): DifferenceLine[] {
  const lines = blocks.map(({ kind, key, name, fields: changed }: BlockChange) => ({
    id: key,
    kind,
    what: name,
    fields: changed,
  }));
  return fields.length === 0 ? lines : [...lines, { id: 'page', kind: 'changed', what: 'The page itself', fields }];
}
