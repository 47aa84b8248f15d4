import { z } from 'zod';
import type { Collection } from './page.ts';
import { PUBLISHABLE_KINDS } from './publishable.ts';
import type { SiteDocumentKind } from './site-document.ts';

/** What visitors have a copy of. */
export type RecordedPart = Collection | SiteDocumentKind | 'domain';

/** How something went live: by hand or by a call, at a time, as a release, with an import, from changed published files, by undo. */
const RECORD_SOURCES = ['publish', 'schedule', 'release', 'import', 'files', 'undo'] as const;
export type RecordSource = (typeof RECORD_SOURCES)[number];

/** Something that went live together, or was taken from visitors. */
export const publishRecordSchema = z.object({
  /** Counts up over all domains. */
  number: z.int(),
  domainId: z.string(),
  /** What it held, in a few words: `About us and 2 others`; the name of a release. */
  name: z.string(),
  at: z.string(),
  by: z.string(),
  /** The name of the API token that was used; empty when there was none. */
  token: z.string(),
  source: z.enum(RECORD_SOURCES),
  /** What people call it in place of that; empty for most. */
  givenName: z.string(),
  /** What people noted about it; empty for most. */
  note: z.string(),
  /** Who removed something of it for good, and why; empty when it is whole. */
  removed: z.string(),
  /** The errors despite which it was published, and why; empty when there were none. */
  overridden: z.string(),
  /** The number of the record that this one undid. */
  undoes: z.int().nullable(),
  /** The number of the latest record that undid this one. */
  undoneBy: z.int().nullable(),
  /** It only took things from visitors. */
  isRemoval: z.boolean(),
  /** How many items it has. */
  total: z.int(),
});
export type PublishRecord = z.output<typeof publishRecordSchema>;

/** `added`: visitors had none of it before; `removed`: they have none of it since. */
const RECORDED_CHANGES = ['added', 'changed', 'removed'] as const;

/** One document of a record. A page's listing and the documents of the site settings are items of their own. */
export const recordItemSchema = z.object({
  kind: z.enum([...PUBLISHABLE_KINDS, 'domain']),
  part: z.string(),
  _id: z.string(),
  title: z.string(),
  /** The address that it has since, or had; null for what has none. */
  slug: z.string().nullable(),
  change: z.enum(RECORDED_CHANGES),
});
export type RecordItem = z.output<typeof recordItemSchema>;
