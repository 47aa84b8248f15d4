import { nanoid } from 'nanoid';
import type { ContentItem } from '#content-store/model/content-item.ts';

/** A key for a new block or list entry. */
export function newKey(): string {
  return nanoid(10);
}

/** A copy in which every block and list entry has a new key; the anchor stays behind, because anchors are unique. */
export function withFreshKeys(item: ContentItem): ContentItem {
  const { id: _anchor, ...rest } = rekeyed(item) as ContentItem;
  return rest;
}

function rekeyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rekeyed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === 'key' && typeof child === 'string' ? newKey() : rekeyed(child),
  ]);
  return Object.fromEntries(entries);
}
