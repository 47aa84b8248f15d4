import { LRUCache } from 'lru-cache';
import type { Domain } from '../../model/entities/domain.ts';
import type { Page } from '../../model/entities/page.ts';
import { cardOf, type PageCard } from '../../model/entities/page-card.ts';
import type { RecordedPart } from '../../model/entities/publish-record.ts';
import {
  emptySiteDocument,
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '../../model/entities/site-document.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import type { Db } from '../database/open-database.ts';
import { pageById } from '../pages/find-page.ts';
import { loadSiteDocument } from '../site/site-documents.ts';
import type { AfterSet } from './after-set.ts';
import { changesSince, copiesAt, copyAt } from './publish-records.ts';

/** A moment of a site, and who looks at it. */
export interface Moment {
  /** The site as it was after this record; 0: before the first. */
  number: number;
  roles: readonly string[];
  isAdmin: boolean;
}

/** The cards of copies, by hash: what a hash names never changes. */
const known = new LRUCache<string, PageCard>({ max: 50_000 });

/** What visitors saw at a moment, from what they see now; pages that this person may not view are not there. */
export async function siteAt(db: Db, domainId: string, moment: Moment): Promise<AfterSet> {
  const changes = await changesSince(db, domainId, moment.number);
  const hidden = await hiddenFrom(db, moment);
  const hashes = new Map(changes.flatMap(({ part, id, before }) => (part === 'pages' ? [[id, before] as const] : [])));
  const shown = new Map([...hashes].flatMap(([id, hash]) => (hash === null || hidden.has(id) ? [] : [[hash, id]])));
  const cards = await cardsAt(db, [...shown.keys()]);
  const bySlug = new Map([...cards].map(([hash, { slug }]) => [slug, hash]));
  const isOther = (id: string) => hidden.has(id) || hashes.has(id);
  const others = new Map<string, string | null>();
  const texts = await copiesAt(
    db,
    changes.flatMap(({ part, before }) => (part === 'pages' ? [] : (before ?? []))),
  );
  for (const { part, id, before } of changes) others.set(keyOf(part, id), before && (texts.get(before) ?? null));
  const ofSite = <K extends SiteDocumentKind>(kind: K, id: string): SiteDocument<K> | null | undefined => {
    const text = others.get(keyOf(kind, id));
    return text ? (JSON.parse(text) as SiteDocument<K>) : text === null ? null : undefined;
  };
  const defaults = new Map<string, SiteDocument<SiteDocumentKind>>();
  for (const { part: kind, id } of changes) {
    if (kind === 'pages' || kind === 'listings' || kind === 'sections' || kind === 'domain') continue;
    const then = ofSite(kind, siteDocumentId(kind, domainId));
    const ofDomain = then === undefined ? await loadSiteDocument(db, kind, { domainId }, 'published') : then;
    defaults.set(keyOf(kind, id), ofDomain ?? emptySiteDocument(kind, domainId));
  }
  return {
    page: async (slug, now) => {
      const hash = bySlug.get(slug);
      if (hash !== undefined) return storedPage(await copyAt(db, hash));
      const page = await now();
      return page && !isOther(page._id) ? page : undefined;
    },
    cards: (now) => [...now.filter(({ _id }) => !isOther(_id)), ...cards.values()],
    section: (id, now) => {
      const text = others.get(keyOf('sections', id));
      if (hidden.has(id) || text === null) return undefined;
      return text === undefined ? now : storedPage(text);
    },
    domain: (now) => {
      const text = others.get(keyOf('domain', domainId));
      return text ? (JSON.parse(text) as Domain) : now;
    },
    document: (kind, _domainId, slugPrefix) => {
      const id = siteDocumentId(kind, domainId, slugPrefix);
      return ofSite(kind, id) ?? (defaults.get(keyOf(kind, id)) as SiteDocument<typeof kind> | undefined);
    },
  };
}

const keyOf = (part: RecordedPart, id: string) => `${part} ${id}`;

async function hiddenFrom(db: Db, { roles, isAdmin }: Moment): Promise<ReadonlySet<string>> {
  const demanded = db.selectFrom('pageRoles').where('list', '=', 'viewerRoles').select(['pageId', 'roleId']);
  const rows = isAdmin ? [] : await demanded.execute();
  const open = new Set(rows.filter(({ roleId }) => roles.includes(roleId)).map(({ pageId }) => pageId));
  return new Set(rows.map(({ pageId }) => pageId).filter((id) => !open.has(id)));
}

async function cardsAt(db: Db, hashes: readonly string[]): Promise<Map<string, PageCard>> {
  const texts = await copiesAt(
    db,
    hashes.filter((hash) => !known.has(hash)),
  );
  for (const [hash, text] of texts) known.set(hash, cardOf(storedPage(text)));
  return new Map(
    hashes.flatMap((hash) => {
      const card = known.get(hash);
      return card ? [[hash, card] as const] : [];
    }),
  );
}

/** A page as visitors had it at a moment; undefined when they did not. */
export async function pageThen(db: Db, domainId: string, number: number, _id: string): Promise<Page | undefined> {
  const later = (await changesSince(db, domainId, number)).find(({ part, id }) => part === 'pages' && id === _id);
  if (!later) return pageById(db, { _id, domainId }, 'published');
  return later.before === null ? undefined : storedPage(await copyAt(db, later.before));
}
