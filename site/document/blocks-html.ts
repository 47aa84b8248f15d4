import type { Reader } from '#content-store/model/published/reader.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { hostOf } from '../blocks/hosts.ts';
import { views } from '../blocks/views.ts';
import type { FilledSlot } from '../content/prepare-content.ts';
import { ownKeyOf } from '../content/with-sections.ts';
import type { PageFacts } from '../elements/common-answers.ts';
import type { PageNames } from '../elements/shown-rich-text.ts';
import { BlockError } from './block-error.ts';
import { frameClasses } from './frame-classes.ts';
import { type Island, placeFor, type SlotMarkup } from './islands.ts';
import { prepareBlock } from './prepare-block.ts';
import { renderWithPlaces } from './render-static.ts';

/** What the blocks of a page are rendered with. */
export interface BlockSurroundings {
  page: PageFacts;
  reader: Reader;
  language: SiteLanguage;
  /** Ids of headings and names of tables, unique on the page. */
  names: PageNames;
  /** Marks each block for the editor. */
  namesBlocks: boolean;
  /** The islands so far; their places are in the markup. */
  islands: Island[];
}

/**
 * The markup of a list of blocks: a page's contents or one slot of a container. Rendered one after the other: the order of its
 * islands must not depend on whose queries are answered first.
 */
export async function blocksHtml(items: readonly ContentItem[], around: BlockSurroundings): Promise<string> {
  let html = '';
  for (const [index, item] of items.entries()) html += await blockHtml(item, items[index - 1], around);
  return html;
}

/** A block in its frame; nothing if its `componentType` is unknown. */
async function blockHtml(
  item: ContentItem,
  previous: ContentItem | undefined,
  around: BlockSurroundings,
): Promise<string> {
  const block = await prepareBlock(item, around.page, around.reader, around.names);
  const view = views[item.componentType];
  if (!block || !view) return '';
  const { content, answers } = block;
  const id = content.id === undefined ? '' : ` id="${escapeXml(content.id)}"`;
  const mark = around.namesBlocks ? ` data-block="${escapeXml(ownKeyOf(item))}"` : '';
  try {
    const slots = await slotMarkup(block.slots, around);
    const host = hostOf(item.componentType);
    const props = { content, answers };
    const inside = host
      ? placeFor({ kind: 'host', item, host, props, slots }, around.islands)
      : renderWithPlaces(view, props, { slots, language: around.language }, (carousel) =>
          placeFor({ ...carousel, item }, around.islands),
        );
    return `<div class="${frameClasses(content, previous)}"${id}${mark}>${inside}</div>`;
  } catch (error) {
    throw BlockError.from(item, error);
  }
}

async function slotMarkup(slots: readonly FilledSlot[], around: BlockSurroundings): Promise<SlotMarkup> {
  const filled: Record<string, string> = {};
  for (const { name, items } of slots) filled[name] = await blocksHtml(items, around);
  return filled;
}
