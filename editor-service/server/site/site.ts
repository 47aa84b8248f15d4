import type { Db } from '#content-store/drafts/database/open-database.ts';
import { setActiveDomain } from '#content-store/drafts/people/sessions.ts';
import { firstSteps } from '#content-store/drafts/publishing/first-steps.ts';
import * as drafts from '#content-store/drafts/site/domains.ts';
import { type Domain, domainIdSchema, publicDomainSchema } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { freeSlug } from '#content-store/model/values/slug.ts';
import { toSlug } from '#content-store/model/values/to-slug.ts';
import { firstLanguage } from '#site/fields/address-language.ts';
import { domainFor, requireDomain, requireDomainFor } from '../content/domain-for.ts';
import { type HandlersOf, type LoggedInContext, stampOf } from '../http/call-context.ts';
import type { PublishNeeds, PublishSet } from '../publishing/sets/publish-set.ts';
import type { Ground } from '../runtime/ground.ts';
import { createPublishedCards, hubHandlers } from './hub/hub-handlers.ts';
import { siteDocumentHandlers } from './site-document.ts';

interface Needs {
  publishSet: PublishSet;
  /** Calls the listener whenever published copies may have changed. */
  onChange: (listener: () => void) => void;
}

/** What exists once per site: its domains, navigation, footer, settings, notices, tags and hubs. */
export function openSite({ db }: Ground, { publishSet, onChange }: Needs) {
  const cards = createPublishedCards(db);
  onChange(cards.forget);
  return {
    calls: {
      ...domainHandlers({ db, publishSet }),
      ...siteDocumentHandlers({ db, publishSet }),
      ...hubHandlers({ db, publishSet, cards }),
    },
  };
}

/** The domains of the service: which one a request is about, and their settings. */
export function domainHandlers({ db, publishSet }: PublishNeeds): HandlersOf<'config'> {
  const publish = async (domain: Domain, action: 'publish' | 'unpublish', { caller, address }: LoggedInContext) => {
    const item = { isPosted: true, kind: 'domain', _id: domain._id, action, domain } as const;
    const stamp = stampOf(caller);
    const [applied] = await publishSet({ domainId: domain._id, caller, items: [item], stamp, address });
    return applied?.domain ?? domain;
  };
  return {
    /** The domain of a hostname. Editors get every domain and the one they work in; visitors its public fields only. */
    'config/loadDomain': async (payload, { caller, hostname }) => {
      const domain = await requireDomainFor(db, { hostname: payload.hostname ?? hostname, caller });
      if (caller) return { domain, domains: [...(await drafts.listDomains(db))], changed: await changedDomains(db) };
      const known = publicDomainSchema.parse(domain);
      return { domain: known, domains: [known] };
    },

    /** Adds or changes a domain; visitors do not see it before it is published. */
    'config/saveDomain': async ({ domain }, { caller }) =>
      drafts.saveDomain(db, await withId(db, domain), stampOf(caller)),

    /** Saves the domain and makes its published pages reachable under its hostnames. */
    'config/publishDomain': async ({ domain }, context) => publish(await withId(db, domain), 'publish', context),

    /** Unpublishes a whole site; refuses the last one. */
    'config/unpublishDomain': async ({ domain }, context) =>
      publish(await requireDomain(db, domain._id, context.caller), 'unpublish', context),

    'config/firstSteps': ({ domainId }) => firstSteps(db, domainId),

    /** Switches this session to another domain; other sessions are unaffected. */
    'config/swapActiveDomain': async ({ domain }, { caller, hostname }) => {
      const newDomain = await requireDomain(db, domain._id, caller);
      const oldDomain = (await domainFor(db, hostname, caller)) ?? null;
      if (caller.sessionId !== null) await setActiveDomain(db, caller.sessionId, newDomain._id);
      return { newDomain, oldDomain };
    },
  };
}

/** The ids of published domains whose drafts say something else than what is live. */
async function changedDomains(db: Db): Promise<string[]> {
  const live = new Map((await drafts.listDomains(db, 'published')).map((domain) => [domain._id, stableJson(domain)]));
  const changed = (await drafts.listDomains(db)).filter(
    (domain) => (live.get(domain._id) ?? stableJson(domain)) !== stableJson(domain),
  );
  return changed.map(({ _id }) => _id);
}

/** Latin letters and digits of a name; `domain`, `domain-2`, … without any. */
async function idNamed(db: Db, name: string): Promise<string> {
  const id = toSlug(name, firstLanguage)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40);
  const ids = (await drafts.listDomains(db)).map(({ _id }) => _id);
  return id || freeSlug('domain', (tried) => ids.includes(tried));
}

/** A new domain gets its id from its name: `Tideline Trust` → `tideline-trust`. Throws `conflict` if it exists. */
async function withId(db: Db, domain: Omit<Domain, '_id'> & { _id?: string | undefined }): Promise<Domain> {
  const _id = domainIdSchema.safeParse(domain._id ?? (await idNamed(db, domain.name)));
  if (!_id.success) throw new AppError('invalid', 'A domain name must start with a letter or digit');
  const isTaken = domain._id === undefined && (await drafts.domainById(db, _id.data)) !== undefined;
  if (isTaken) throw new AppError('conflict', `There is already a domain named ${domain.name}`);
  return { ...domain, _id: _id.data };
}
