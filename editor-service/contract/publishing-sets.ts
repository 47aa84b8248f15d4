import { z } from 'zod';
import { PUBLISHABLE_KINDS } from '#content-store/model/entities/publishable.ts';
import { SET_ACTIONS } from '#content-store/model/entities/release.ts';
import { get, post, publishing, stream } from './call.ts';
import { domainIdField, idField, noteField, nothing } from './fields.ts';
import { checkedPublish } from './pages-checks.ts';

/** More would keep other writers waiting for seconds. */
export const MAX_SET = 500;

/** Something that is published: a page, a section, or a document of the site by its `_id` (`nav_main`, `footer_main_vic`). */
export const publishable = z.object({ kind: z.enum(PUBLISHABLE_KINDS), _id: z.string().min(1).max(140) });
export type PublishableRef = z.output<typeof publishable>;
const titled = publishable.extend({ title: z.string() });

const setItem = publishable
  .extend({
    action: z.enum(SET_ACTIONS).default('publish'),
    /** The revision that was chosen; if the draft says something else by now, the set is refused (409). */
    revision: z.int().min(0).optional(),
  })
  .refine(({ kind, action }) => kind === 'page' || action === 'publish', 'Only pages can be unpublished or deleted');
export type SetItem = z.output<typeof setItem>;

/** One or more different items. */
export const setItems = z
  .array(setItem)
  .min(1, 'Choose what to publish')
  .max(MAX_SET, `At most ${MAX_SET} at a time`)
  .refine((items) => new Set(items.map(({ kind, _id }) => `${kind} ${_id}`)).size === items.length, {
    message: 'The same item was chosen twice',
  });

const waitingItem = titled.extend({
  /** The address, for a page. */
  slug: z.string().nullable(),
  /** The region, for its own navigation or footer. */
  region: z.string().nullable(),
  /** `new`: visitors do not have it; `changed`: they have it with other content. */
  state: z.enum(['new', 'changed']),
  /** The documents that differ: `pages`, `listings`, or kinds of site documents. */
  parts: z.array(z.string()),
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** Null for documents without revisions. */
  revision: z.int().nullable(),
  /** Why the caller may not publish it; null when they may. */
  refusal: z.string().nullable(),
  /** The language of a page, and what it shares with its translations; absent on a site in one language. */
  version: z.object({ key: z.string(), language: z.string() }).optional(),
});
export type WaitingItem = z.output<typeof waitingItem>;

const page = z.object({ _id: z.string(), title: z.string(), slug: z.string() });
const redirect = z.object({ from: z.string(), to: z.string() });

export const setPreview = z.object({
  /** Pages that move; after the set the old address (`/old`) redirects to the new one. */
  moves: z.array(page.extend({ from: z.string(), to: z.string() })),
  /** Links to addresses where there will be nothing: of what stays published, and of what the set publishes. */
  deadLinks: z.array(z.object({ from: titled.extend({ slug: z.string().nullable() }), to: z.string() })),
  /** Pages that items of the set link to, and sections that they show, and that visitors do not have: offered to be added. */
  unpublishedTargets: z.array(
    titled.extend({
      kind: z.enum(['page', 'section']),
      /** The address, for a page. */
      slug: z.string().nullable(),
      linkedFrom: z.array(titled),
      refusal: z.string().nullable(),
    }),
  ),
  /** Redirects that will not take effect because a page of the set has their address. */
  shadowedRedirects: z.array(redirect.extend({ page })),
  /** Why the set would be refused: one sentence for each item that cannot go. */
  refusals: z.array(titled.extend({ message: z.string() })),
  /** The approvals without which the set would be refused; an administrator's reason overrides them. */
  approvals: z.array(titled.extend({ message: z.string() })),
});
export type SetPreview = z.output<typeof setPreview>;

/** What became of an item of a set. */
export const appliedItem = titled.extend({
  slug: z.string().nullable(),
  action: z.enum(SET_ACTIONS),
  /** `unchanged`: visitors had it like this already. */
  result: z.enum(['published', 'unpublished', 'deleted', 'unchanged']),
  revision: z.int().nullable(),
});

/** Unpublished changes, and publishing a chosen set of them. */
export const publishSetCalls = {
  /**
   * Everything whose draft differs in content from what visitors see, latest first. A page taken offline by hand waits
   * only once it was changed again. Pages and sections that the caller may not view are left out.
   */
  'publish/waiting': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.object({ items: z.array(waitingItem) }),
  }),
  /** What publishing, unpublishing and deleting this set would mean for addresses and links. Changes nothing. */
  'publish/preview': post({
    access: 'publisher',
    body: 'document',
    payload: z.object({ domainId: domainIdField, items: setItems }),
    answer: setPreview,
  }),
  /** The errors for which `publish/set` would be refused with `checks`, each with the `_id` of its page. Changes nothing. */
  'publish/check': post({
    access: 'publisher',
    onlyReads: true,
    body: 'document',
    payload: z.object({ domainId: domainIdField, items: setItems }),
    answer: z.object({ errors: z.array(z.object({ _id: z.string(), message: z.string() })) }),
  }),
  /**
   * All items or none, in one transaction. The stored drafts are published. Refused as a whole, naming the item: by the
   * roles of a page (403), an outdated revision (409), a page that is gone (404), and a page that cannot be rendered
   * or, with `checks`, has errors, and by the rules of the site without approval (400). What visitors have already stays as it is, so a repeated set does no harm.
   */
  'publish/set': post({
    ...publishing,
    payload: z.object({
      domainId: domainIdField,
      items: setItems,
      checks: checkedPublish.optional(),
      /** Kept with its record. */
      note: noteField.optional(),
    }),
    answer: z.object({
      items: z.array(appliedItem),
    }),
  }),
};

/** The progress of a publish: queued, rendering, live at these addresses, or failed for this reason. */
const publishEventSchema = z.object({
  state: z.enum(['queued', 'rendering', 'live', 'failed']),
  domainId: z.string(),
  /** The pages this publish changes; empty for other documents. */
  pageIds: z.array(z.string()),
  done: z.int().optional(),
  total: z.int().optional(),
  milliseconds: z.number().optional(),
  /** Milliseconds between the first and the last file that this publish wrote: how long visitors could meet both states. */
  span: z.number().optional(),
  changed: z.array(z.object({ address: z.string(), url: z.string() })).optional(),
  reason: z.string().optional(),
});
export type PublishEvent = z.output<typeof publishEventSchema>;

const copySchema = z.record(z.string(), z.unknown()).nullable();

export const publishCalls = {
  'page/publishStatus': get({
    access: 'editor',
    payload: z.object({ _id: idField }),
    answer: publishEventSchema.nullable(),
  }),
  /** Both copies of something that is published, to be compared: null where there is none. */
  'publish/loadCopies': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, ...publishable.shape }),
    answer: z.object({ draft: copySchema, published: copySchema }),
  }),
  'publish/events': stream({ access: 'editor', payload: nothing, answer: publishEventSchema }),
};
