import type { Page } from '#content-store/model/entities/page.ts';
import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { longestCommon } from '#content-store/model/values/longest-common.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { t } from '../../words/t.ts';
import { type BlockForest, forestOf, listId } from '../blocks/block-forest.ts';
import { shownBlockName } from '../blocks/block-name.ts';
import { type Documents, editableFields, ownFields } from '../documents/documents.ts';
import { isSame } from '../documents/same.ts';
import { type UnsavedWork, withWork } from '../documents/unsaved-work.ts';
import { type FieldDifference, fieldDifferences } from '../fields/field-names.ts';
import { documentFields, fieldsOfPage } from '../fields/owner-fields.ts';

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved';

/** What happened to one block. */
export interface BlockChange {
  kind: ChangeKind;
  key: string;
  /** `Headline “Our neighbours”`. */
  name: string;
  /** The values that differ; only for a changed block. */
  fields: FieldDifference[];
}

/** How one state of a page differs from another. */
export interface PageDifference {
  /** In reading order of the later state, removed blocks last. */
  blocks: BlockChange[];
  /** The page's own values that differ. */
  fields: FieldDifference[];
}

/** A difference as a list of changes, blocks first; `title` names the document itself. */
export function differenceLines({ blocks, fields }: PageDifference, title = t('The page itself')): BlockChange[] {
  return fields.length === 0 ? blocks : [...blocks, { kind: 'changed', key: 'page', name: title, fields }];
}

/** The changes between two states of anything that can be published: pages and sections block by block, others by fields. */
export function documentDifference(
  kind: PublishableKind,
  before: object,
  after: object,
  title = t('The {kind}', { kind }),
): BlockChange[] {
  if (kind === 'page' || kind === 'section') return differenceLines(comparePages(before as Page, after as Page));
  const known = kind === 'navigation' || kind === 'footer' ? documentFields(kind) : [];
  return differenceLines(
    { blocks: [], fields: fieldDifferences(editableFields(before), editableFields(after), known) },
    title,
  );
}

/** The difference between two states of a page. A block that moved and changed counts as changed. */
export function comparePages(before: Page, after: Page): PageDifference {
  const [earlier, later] = [forestOf(before.contents), forestOf(after.contents)];
  const moved = movedBlocks(earlier, later);
  const there = [...later.blocks].flatMap(([key, { own }]): BlockChange[] => {
    const old = earlier.blocks.get(key)?.own;
    if (!old) return [{ kind: 'added', key, name: shownBlockName(own), fields: [] }];
    if (!isSame(old, own)) return [{ kind: 'changed', key, name: shownBlockName(own), fields: fieldsOf(old, own) }];
    return moved.has(key) ? [{ kind: 'moved', key, name: shownBlockName(own), fields: [] }] : [];
  });
  const gone = [...earlier.blocks].flatMap(([key, { own }]): BlockChange[] =>
    later.blocks.has(key) ? [] : [{ kind: 'removed', key, name: shownBlockName(own), fields: [] }],
  );
  const [one, other] = [ownFields(before), ownFields(after)];
  return { blocks: [...there, ...gone], fields: fieldDifferences(one, other, fieldsOfPage(after.template)) };
}

function fieldsOf(before: ContentItem, after: ContentItem): FieldDifference[] {
  return fieldDifferences(before, after, blockOf(after.componentType)?.definition.fields ?? []);
}

/** Blocks that moved to another list or within theirs; the fewest that explain the new order. */
function movedBlocks(before: BlockForest, after: BlockForest): Set<string> {
  const moved = new Set<string>();
  for (const [id, block] of after.blocks) {
    const old = before.blocks.get(id);
    if (old && listId(old) !== listId(block)) moved.add(id);
  }
  for (const [list, ids] of after.lists) {
    const olds = before.lists.get(list) ?? [];
    const here = ids.filter((id) => olds.includes(id));
    const stayed = new Set(longestCommon(olds, here));
    for (const id of here) if (!stayed.has(id)) moved.add(id);
  }
  return moved;
}

/** Unsaved changes in words; empty when they can no longer be read. */
export function unsavedDifference(documents: Documents, work: UnsavedWork): BlockChange[] {
  const { name, base } = work;
  try {
    return documentDifference(name, { ...documents[name], ...base }, withWork(documents, work));
  } catch (failure) {
    console.warn('Unsaved changes cannot be read', failure);
    return [];
  }
}
