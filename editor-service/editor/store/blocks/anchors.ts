import { contentItemFields } from '#content-store/model/values/content-item.ts';
import { hubSuffix, hubsOf } from '#site/elements/page-facts.ts';
import { t } from '../../words/t.ts';
import type { Documents } from '../documents/documents.ts';
import { allBlocks, findBlock } from './block-tree.ts';

/** The anchors of the page's blocks that links can target, in reading order. */
export function anchorsOf(documents: Documents): string[] {
  const hubs = hubsOf(documents.page.contents);
  return allBlocks(documents).flatMap(({ id, key }) => {
    const place = hubs.indexOf(key);
    return [...(id ? [id] : []), ...(place < 0 ? [] : [`Hub${hubSuffix(place, key)}`])];
  });
}

/** Converts typed text to an anchor: spaces become dashes, invalid characters are dropped. */
export function toAnchor(text: string): string {
  return text
    .trimStart()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .slice(0, 80);
}

/** Why a block may not have this anchor; null when it may, and for an empty anchor. */
export function anchorProblem(documents: Documents, key: string, anchor: string): string | null {
  if (anchor === '') return null;
  if (contentItemFields.id.parse(anchor) === undefined) return t('An anchor must start with a letter.');
  const own = findBlock(documents, key)?.item.id === anchor ? 1 : 0;
  const isTaken = anchorsOf(documents).filter((other) => other === anchor).length > own;
  return isTaken ? t('Another component on this page already has this anchor.') : null;
}
