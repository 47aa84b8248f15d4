import { type PublishedSection, SECTION_TYPE, sectionIdsIn } from '#content-store/model/entities/section.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { BlockAddress, ContentItem } from '#content-store/model/values/content-item.ts';
import { changeAt, valueAt } from '../fields/change-at.ts';
import { currentContents } from './current-contents.ts';
import { slotsOf } from './item-schema.ts';
import { readItem } from './read-item.ts';

/** The section with an id; null for one that is deleted or, for visitors, not published. */
export type FindSection = (sectionId: string) => PublishedSection | null | undefined;

/** A block that may come from a section: `ownKey` is the key of the page's own block that shows the section. */
type SectionItem = ContentItem & { inSection?: BlockAddress & { ownKey: string } };

interface Expansion {
  find: FindSection;
  keys: Set<string>;
  anchors: Set<string>;
  /** The number of blocks that came from sections so far. */
  count: number;
}

/**
 * A page's blocks with those of its sections in their places, in containers too. Keys stay unique: the blocks of a
 * section get new ones, counted through the page. An anchor that the page already has is left out, so that a section
 * may be on a page twice.
 */
export function withSections(contents: readonly ContentItem[], find: FindSection): ContentItem[] {
  if (!hasSections(contents)) return [...contents];
  const expansion: Expansion = { find, keys: new Set(), anchors: new Set(), count: 0 };
  note(contents, expansion);
  return expandList(contents, { inside: [] }, expansion);
}

/** Asks for every section that some contents show, also inside other sections. */
export async function sectionsFor(contents: unknown, reader: Reader): Promise<FindSection> {
  const found = new Map<string, PublishedSection | null>();
  const visit = async (value: unknown): Promise<void> => {
    for (const sectionId of sectionIdsIn(value)) {
      if (found.has(sectionId)) continue;
      const section = await reader.ask('section', { sectionId });
      found.set(sectionId, section);
      await visit(section?.contents);
    }
  };
  await visit(contents);
  return (sectionId) => found.get(sectionId);
}

/** The key of the page's own block that an item belongs to: its own, or that of the section it comes from. */
export const ownKeyOf = (item: SectionItem): string => item.inSection?.ownKey ?? item.key;

/** Where an item of a page is stored: there, or in the section it comes from, whose blocks have other keys on the page. */
export function addressOf({ key, inSection }: SectionItem, pageId: string): BlockAddress {
  return inSection ? { pageId: inSection.pageId, blockKey: inSection.blockKey } : { pageId, blockKey: key };
}

/** True when some block, at any depth, shows a section. */
export function hasSections(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('componentType' in value && value.componentType === SECTION_TYPE) return true;
  return Object.values(value).some(hasSections);
}

/** Notes the keys and anchors of the page's own blocks, which take precedence over those of sections. */
function note(value: unknown, expansion: Expansion): void {
  if (typeof value !== 'object' || value === null) return;
  if ('key' in value && typeof value.key === 'string') expansion.keys.add(value.key);
  if ('componentType' in value && 'id' in value && typeof value.id === 'string') expansion.anchors.add(value.id);
  for (const child of Object.values(value)) note(child, expansion);
}

/** The sections around a block, outermost first, and the key of the page's own block that shows them. */
interface Place {
  inside: readonly string[];
  ownKey?: string;
}

const expandList = (items: readonly ContentItem[], place: Place, expansion: Expansion): ContentItem[] =>
  items.flatMap((item) =>
    item.componentType === SECTION_TYPE ? sectionItems(item, place, expansion) : expandItem(item, place, expansion),
  );

/** The blocks of a section; none of one that is inside itself, which no save accepts. */
function sectionItems(item: ContentItem, { inside, ownKey = item.key }: Place, expansion: Expansion): ContentItem[] {
  const sectionId = typeof item.sectionId === 'string' ? item.sectionId : '';
  if (sectionId === '' || inside.includes(sectionId)) return [];
  const section = expansion.find(sectionId);
  if (!section) return [];
  return expandList(currentContents(section.contents), { inside: [...inside, sectionId], ownKey }, expansion);
}

function expandItem(item: ContentItem, place: Place, expansion: Expansion): ContentItem {
  const { inside, ownKey } = place;
  const pageId = inside.at(-1);
  const isOwn = ownKey === undefined || pageId === undefined;
  const placed = isOwn ? item : itemOfSection(item, { ownKey, pageId, blockKey: item.key }, expansion);
  const read = readItem(placed);
  if (!read) return placed;
  let result = placed;
  for (const { path } of slotsOf(read.block.definition, read.content)) {
    const children = expandList(valueAt(read.content, path) as ContentItem[], place, expansion);
    result = changeAt(result, path, () => children);
  }
  return result;
}

function itemOfSection(
  { id, ...fields }: ContentItem,
  inSection: SectionItem['inSection'],
  expansion: Expansion,
): SectionItem {
  const isFree = id !== undefined && !expansion.anchors.has(id);
  if (isFree) expansion.anchors.add(id);
  return { ...fields, ...(isFree && { id }), key: freeKey(expansion), inSection } as SectionItem;
}

function freeKey(expansion: Expansion): string {
  do expansion.count += 1;
  while (expansion.keys.has(`section-${expansion.count}`));
  return `section-${expansion.count}`;
}
