import { z } from 'zod';
import { post } from './call.ts';
import { domainIdField } from './fields.ts';

/** More would keep other writers waiting for seconds. */
const MAX_REPLACED = 500;

const REGIONAL = ['navigation', 'footer', 'banner', 'acknowledgementBox'] as const;
const KINDS = ['pages', 'listings', 'sections', ...REGIONAL] as const;

/** Parts of a site that can be searched. */
const SEARCH_SCOPES = ['pages', 'sections', 'navigation', 'footer', 'notices'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

const flag = z.boolean().default(false);
const text = z.string().max(200, 'A search can have at most 200 characters');
const searchFields = {
  domainId: domainIdField,
  text: text.refine((value) => value.trim() !== '', 'Enter something to search for'),
  matchCase: flag,
  wholeWords: flag,
  /** Also in the addresses that links lead to. */
  inAddresses: flag,
  /** Also in recipients and texts of the mails that forms send. */
  inMails: flag,
};

/** A page, its listing, a section, or a document of the site. */
const named = z.object({ kind: z.enum(KINDS), _id: z.string().min(1).max(140) });
const titled = named.extend({ title: z.string(), slug: z.string().nullable() });

const find = z.object({
  /** Its number within the document. */
  at: z.int(),
  /** Null for what is in no block. */
  blockKey: z.string().nullable(),
  block: z.string(),
  field: z.string(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
  isAddress: z.boolean(),
});

const foundDocument = titled.extend({
  /** The draft's revision; if it has changed by the time of the replacement, the document is skipped. */
  version: z.string(),
  /** Why the caller may not change it; null when they may. */
  refusal: z.string().nullable(),
  finds: z.array(find),
});
export type FoundDocument = z.output<typeof foundDocument>;

const chosenDocument = named.extend({
  version: z.string().max(64),
  finds: z.array(z.int().min(0)).min(1).max(5000),
});

export type ChosenDocument = z.output<typeof chosenDocument>;

/** Search and replace in the drafts of a site. */
export const replaceCalls = {
  /** Reads only. `next`: where to continue; null at the end. Pages that the caller may not view are left out. */
  'content/find': post({
    access: 'editor',
    onlyReads: true,
    payload: z.object({
      ...searchFields,
      scopes: z.array(z.enum(SEARCH_SCOPES)).min(1, 'Choose where to search').max(SEARCH_SCOPES.length),
      after: z.string().max(300).nullable().default(null),
    }),
    answer: z.object({ documents: z.array(foundDocument), searched: z.int(), next: z.string().nullable() }),
  }),
  /**
   * Replaces the chosen finds in drafts: everything in one transaction, each page as one version with a name. Documents
   * that changed since, or that the caller may not change, are skipped, with the reason. Nothing is published.
   */
  'content/replace': post({
    access: 'editor',
    body: 'document',
    payload: z.object({
      ...searchFields,
      replacement: text,
      documents: z
        .array(chosenDocument)
        .min(1, 'Choose what to replace')
        .max(MAX_REPLACED, `At most ${MAX_REPLACED} documents at a time`)
        .refine((all) => new Set(all.map(({ kind, _id }) => `${kind} ${_id}`)).size === all.length, {
          message: 'The same item was chosen twice',
        }),
    }),
    answer: z.object({
      changed: z.array(titled),
      skipped: z.array(titled.extend({ reason: z.string() })),
      /** A sentence for each text that is too long now, and each link that leads nowhere now. */
      warnings: z.array(z.string()),
    }),
  }),
};
