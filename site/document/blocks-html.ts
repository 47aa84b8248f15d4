import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { type ComponentType, createElement } from 'react';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { hostOf } from '../blocks/hosts.ts';
import { views } from '../blocks/views.ts';
import type { FilledSlot } from '../content/prepare-content.ts';
import { ownKeyOf } from '../content/with-sections.ts';
import type { PageFacts } from '../elements/common-answers.ts';
import { Markup } from '../elements/Markup.tsx';
import type { PageNames } from '../elements/shown-rich-text.ts';
import { BlockError } from './block-error.ts';
import { frameClasses } from './frame-classes.ts';
import { prepareBlock } from './prepare-block.ts';
import { type CarouselPlace, renderAroundCarousels } from './render-static.ts';

/** The rendered blocks in each slot of a block. */
export type SlotMarkup = Readonly<Record<string, string>>;

/** What only Astro can render: a block with an Astro host, or a carousel of a static view. */
export type Island =
  | { kind: 'host'; host: AstroComponentFactory; props: object; slots: SlotMarkup }
  | { kind: 'carousel'; carousel: CarouselPlace };

/** What the blocks of a page are rendered with. */
export interface BlockSurroundings {
  page: PageFacts;
  reader: Reader;
  /** Ids of headings and names of tables, unique on the page. */
  names: PageNames;
  /** Marks each block for the editor. */
  isCanvas: boolean;
  renderIsland: (island: Island) => Promise<string>;
}

/**
 * The markup of a list of blocks: a page's contents or one slot of a container. Rendered one after the other: how islands
 * are numbered, and which of them loads the scripts, must not depend on whose queries are answered first.
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
  const mark = around.isCanvas ? ` data-block="${escapeXml(ownKeyOf(item))}"` : '';
  try {
    const slots = await slotMarkup(block.slots, around);
    const inside = await viewHtml({ item, view, props: { content, answers }, slots }, around);
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

interface Shown {
  item: ContentItem;
  view: ComponentType<never>;
  props: object;
  slots: SlotMarkup;
}

async function viewHtml({ item, view, props, slots }: Shown, { renderIsland }: BlockSurroundings): Promise<string> {
  const host = hostOf(item.componentType);
  if (host) return renderIsland({ kind: 'host', host, props, slots });
  const children = Object.entries(slots).map(([name, html]) => [
    name,
    createElement(Markup, { html, className: 'slot' }),
  ]);
  let whole = '';
  for (const piece of renderAroundCarousels(view, { ...props, ...Object.fromEntries(children) })) {
    whole += typeof piece === 'string' ? piece : await renderIsland({ kind: 'carousel', carousel: piece });
  }
  return whole;
}
