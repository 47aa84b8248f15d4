import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockWithoutUnknown, headerWithoutUnknown } from '#site/content/without-unknown.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { ownerPath } from '../blocks/owner.ts';
import type { Documents } from '../documents/documents.ts';
import { type Patch, type Path, valueIn } from '../documents/patch.ts';

/** Removes the fields of a block, or of the page's header, that no definition names, in one step. */
export function removeUnknown(documents: Documents, { owner }: { owner: FieldOwner }): Patch[] {
  if (owner.kind !== 'block') return replaced(documents, ['page', 'header'], headerWithoutUnknown(documents.page));
  const path = ownerPath(documents, owner);
  return path ? replaced(documents, path, blockWithoutUnknown(valueIn(documents, path) as ContentItem)) : [];
}

function replaced(documents: Documents, path: Path, value: unknown): Patch[] {
  return valueIn(documents, path) === value ? [] : [{ op: 'replace', path, value }];
}
