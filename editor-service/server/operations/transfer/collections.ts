import { z } from 'zod';
import { changePattern, insertPattern, listPatterns } from '#content-store/drafts/blocks/patterns.ts';
import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { eachSubmission } from '#content-store/drafts/forms/list-submissions.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import { addSubscriber, eachSubscriber } from '#content-store/drafts/forms/subscribers.ts';
import { everyPage, everySiteDocument } from '#content-store/drafts/pages/every-document.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { domainById, listDomains, publishDomain, saveDomain } from '#content-store/drafts/site/domains.ts';
import { publishSiteDocument, saveSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { postedDomainSchema } from '#content-store/model/entities/domain.ts';
import { PATTERN_LIMITS } from '#content-store/model/entities/pattern.ts';
import { postedRedirectSchema } from '#content-store/model/entities/redirect.ts';
import {
  KINDS_IN_LANGUAGES,
  parseSiteDocument,
  SITE_DOCUMENTS,
  type SiteDocumentKind,
  siteDocumentId,
} from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { SUBMISSION_STATES, submissionSchema } from '#content-store/model/forms/submission.ts';
import { subscriberSchema } from '#content-store/model/forms/subscriber.ts';
import type { NamedContent } from '#content-store/model/published/public-page.ts';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { cleaned } from '../../blocks/blocks.ts';
import { requireFinished } from '../../content/clean-page.ts';
import { cleanSiteDocument } from '../../content/clean-site-document.ts';
import { checkPayload } from '../../http/payload.ts';
import { publishImported, recordImported } from '../../publishing/for-imports.ts';
import type { CheckedPage } from './check-line.ts';
import type { Collection, ImportOptions, TransferTarget } from './collection.ts';
import { files, images } from './originals.ts';

const domains: Collection = {
  async *read({ db }, copy) {
    yield* await listDomains(db, copy);
  },
  async write({ db }, document, { stamp, publish }) {
    const domain = checkPayload(postedDomainSchema, document);
    if (!publish) return void (await saveDomain(db, domain, stamp));
    const ref = { part: 'domain', id: domain._id } as const;
    await transact(db, (inside) =>
      recordImported(inside, domain._id, stamp, ref, () => publishDomain(inside, domain, stamp)),
    );
  },
};

/** The documents that exist once per domain: navigation, footer, settings and so on. */
function siteDocuments(kind: SiteDocumentKind): Collection {
  return {
    async *read({ db }, copy) {
      for (const placed of await everySiteDocument(db, copy)) {
        if (placed.kind === kind && placed.slugPrefix === '') yield placed.document;
      }
    },
    write: (target, document, options) => write(target, kind, document, '', options),
  };
}

/** What a save accepts, which is less than what may be stored already. */
const postedRedirects = z.looseObject({ redirects: z.array(postedRedirectSchema).optional() });

const regional = z.looseObject({ kind: z.enum(KINDS_IN_LANGUAGES), slugPrefix: z.string().min(1).max(60) });

/** Documents of regions and languages: the document with its `kind` and its place as `slugPrefix`. */
const regions: Collection = {
  async *read({ db }, copy) {
    for (const { kind, slugPrefix, document } of await everySiteDocument(db, copy)) {
      if (slugPrefix !== '') yield { ...document, kind, slugPrefix };
    }
  },
  write: (target, document, options) => {
    const { kind, slugPrefix } = checkPayload(regional, document);
    return write(target, kind, document, slugPrefix, options);
  },
};

async function write(
  { db }: TransferTarget,
  kind: SiteDocumentKind,
  value: unknown,
  slugPrefix: string,
  { stamp, publish }: ImportOptions,
): Promise<void> {
  if (kind === 'redirects') checkPayload(postedRedirects, value);
  const document = cleanSiteDocument(kind, parseSiteDocument(kind, value));
  const { domainId } = document;
  const place = { domainId, slugPrefix };
  if (!publish) return void (await saveSiteDocument(db, kind, place, document, stamp));
  const ref = { part: kind, id: siteDocumentId(kind, domainId, slugPrefix) };
  await transact(db, (inside) =>
    recordImported(inside, domainId, stamp, ref, () => publishSiteDocument(inside, kind, place, document, stamp)),
  );
}

const placed = { domainId: z.string().min(1).max(40) };

const exportedSubmission = submissionSchema.extend({
  ...placed,
  state: z.enum(SUBMISSION_STATES),
  suspicion: z.string().nullable().default(null),
});

/** Submissions in every state. The form decides their erasure time, so an import keeps them until it is set again. */
const submissions: Collection = {
  async *read({ db }) {
    for (const { _id: domainId } of await listDomains(db)) {
      for (const state of SUBMISSION_STATES) {
        for await (const { _id, ...submission } of eachSubmission(db, { domainId, states: [state] })) {
          yield { ...submission, domainId };
        }
      }
    }
  },
  async write({ db }, document) {
    const { domainId, state, suspicion, ...submission } = checkPayload(exportedSubmission, document);
    await insertSubmission(db, { domainId, state, suspicion, eraseAt: null, submission });
  },
};

const exportedSubscriber = subscriberSchema.omit({ _id: true }).extend(placed);

/** People who subscribed while no mailing-list service was configured. */
const subscribers: Collection = {
  async *read({ db }) {
    for (const { _id: domainId } of await listDomains(db)) {
      for await (const { _id, ...subscriber } of eachSubscriber(db, domainId)) yield { ...subscriber, domainId };
    }
  },
  write: ({ db }, document) => addSubscriber(db, checkPayload(exportedSubscriber, document)),
};

const exported = z.object({
  _id: idSchema,
  ...placed,
  name: z.string().trim().min(1).max(PATTERN_LIMITS.name),
  contents: z.array(contentItemSchema).min(1).max(PATTERN_LIMITS.blocks),
});

/** Patterns keep their ids. They have no published copy. */
const patterns: Collection = {
  async *read({ db }, copy) {
    if (copy === 'published') return;
    for (const { _id: domainId } of await listDomains(db)) yield* await listPatterns(db, domainId);
  },
  async write({ db }, document, { stamp }) {
    const { _id, domainId, name, contents: posted } = checkPayload(exported, document);
    const contents = cleaned(posted);
    await transact(db, async (transaction) => {
      await requireDomainOf(transaction, domainId);
      const known = (await listPatterns(transaction, domainId)).some((pattern) => pattern._id === _id);
      if (known) await changePattern(transaction, { _id, domainId }, { name, contents }, stamp);
      else await insertPattern(transaction, { _id, domainId, name, contents }, stamp);
    });
  },
};

/** Pages as `checkPage` returns them. They keep their ids, but not revision, times and roles, which the service owns. */
const pages = pagesOf('pages');

/** Sections, which are stored like pages. */
const sections = pagesOf('sections');

function pagesOf(collection: 'pages' | 'sections'): Collection {
  return {
    read: ({ db }, copy) => everyPage(db, copy, collection),
    async write({ db }, checked, { stamp, publish, isNew }) {
      const { _id, draft, named: content, unfinished } = checked as CheckedPage;
      if (publish) requireFinished(unfinished);
      const named: NamedContent = (page) => content ?? page;
      await transact(db, async (transaction) => {
        await requireDomainOf(transaction, draft.domainId);
        const stored = !isNew && _id && (await pageById(transaction, { _id, domainId: draft.domainId, collection }));
        const ref = { _id: _id ?? newId(), collection, domainId: draft.domainId };
        if (isNew) {
          const publishIt = () => publishPage(transaction, ref, stamp, { draft, isNew, named });
          await recordImported(transaction, ref.domainId, stamp, { part: collection, id: ref._id }, publishIt);
        } else if (publish) await publishImported(transaction, { ...ref, draft, named, isNew: !stored }, stamp);
        else if (stored) await savePage(transaction, ref, draft, stamp);
        else await insertPage(transaction, { ...draft, _id }, stamp, collection);
      });
    },
  };
}

async function requireDomainOf(db: Db, domainId: string): Promise<void> {
  if (!(await domainById(db, domainId))) throw new AppError('not-found', `There is no domain ${domainId}`);
}

const kinds = Object.keys(SITE_DOCUMENTS) as SiteDocumentKind[];

/** Every collection, in the order in which documents depend on each other: domains first. */
export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  ['domains', domains],
  ['images', images],
  ['files', files],
  ...kinds.map((kind) => [kind, siteDocuments(kind)] as const),
  ['regions', regions],
  ['sections', sections],
  ['pages', pages],
  ['patterns', patterns],
  ['submissions', submissions],
  ['subscribers', subscribers],
]);
