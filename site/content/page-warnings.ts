import type { Page } from '#content-store/model/entities/page.ts';
import { type ContentItem, contentItemFields } from '#content-store/model/values/content-item.ts';
import { beyondLimits } from '../fields/limits.ts';
import { PAGE_BACKGROUNDS, PAGE_GROUND, PALETTE } from '../fields/palette.ts';
import { type GoneColour, goneColour, goneColours } from '../fields/stored-colours.ts';
import { type ReadHeader, readHeader } from '../templates/read-header.ts';
import { allItems } from './child-items.ts';
import { readerOf, unreadableBecause } from './item-schema.ts';

/** Everything on a page that is rendered differently from how it is stored, or not at all: one sentence each. */
export function pageWarnings(page: Pick<Page, 'template' | 'header' | 'backgroundColour' | 'contents'>): string[] {
  return [...headWarnings(page.backgroundColour, readHeader(page)), ...allItems(page.contents).flatMap(itemWarnings)];
}

/** The warnings for the header and background. */
export function headWarnings(backgroundColour: string, { definition, stored, problem }: ReadHeader): string[] {
  const start = { header: definition.start };
  return [
    ...(problem ? [`Header: ${problem.reason}; ${RENDERED[problem.kind]}`] : []),
    ...colourWarnings('Page', goneColour('backgroundColour', backgroundColour, PAGE_BACKGROUNDS, PAGE_GROUND)),
    ...colourWarnings('Page', goneColours({ header: stored }, definition.fields, start)),
    ...beyondLimits(stored, definition.limits).map((sentence) => `Header: ${sentence}`),
  ];
}

const RENDERED = {
  gone: 'it is kept, and shown as on a generic page',
  newer: 'it is kept, and shown as far as possible',
  broken: 'it is shown as far as possible',
} as const;

/** The warnings for one block, without its children; `item` is in its block's present version. */
export function itemWarnings(item: ContentItem): string[] {
  const reason = unreadableBecause(item);
  if (reason) return [`${nameOf(item)}: ${reason}; it is kept and not shown`];
  const block = readerOf(item);
  const ground = contentItemFields.backgroundColour.parse(item.backgroundColour);
  const frame = goneColour('backgroundColour', ground?.value, PALETTE, 'transparent');
  const own = block ? goneColours(item, block.definition.fields, block.start) : [];
  const beyond = block ? beyondLimits(item, block.definition.limits) : [];
  return [
    ...colourWarnings(nameOf(item), [...frame, ...own]),
    ...beyond.map((sentence) => `${nameOf(item)}: ${sentence}`),
  ];
}

/** How a sentence names a block. */
export function nameOf(item: Partial<ContentItem> | null): string {
  return `Component ${item?.componentType ?? ''} (${item?.key ?? 'no key'})`;
}

function colourWarnings(subject: string, colours: readonly GoneColour[]): string[] {
  return colours.map(
    ({ path, stored, rendered }) =>
      `${subject}: the colour ${stored.slice(0, 60)} (${path}) is not offered; ${rendered} is shown instead`,
  );
}
