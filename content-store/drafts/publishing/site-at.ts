import { LRUCache } from 'lru-cache';
import type { Domain } from '../../model/entities/domain.ts';
import type { Page } from '../../model/entities/page.ts';
import { cardOf, type PageCard } from '../../model/entities/page-card.ts';
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
import { type AfterSet, afterSet, type SetContent } from './after-set.ts';
import { changesSince, copiesAt, copyAt, type RecordedChange } from './publish-records.ts';

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
  const pages = changes.filter(({ part }) => part === 'pages');
  const hidden = await hiddenFrom(db, moment);
  const isOther = new Set([...hidden, ...pages.map(({ id }) => id)]);
  const seen = pages.filter(({ id }) => !hidden.has(id));
  const cards = await cardsAt(db, hashesThen(seen));
  const bySlug = new Map([...cards].map(([hash, { slug }]) => [slug, hash]));
  const { gone, ...content } = await othersAt(db, domainId, changes);
  const others = afterSet({ ...content, pages: [], withdrawn: [] });
  return {
    ...others,
    page: async (slug, now) => {
      const hash = bySlug.get(slug);
      if (hash !== undefined) return storedPage(await copyAt(db, hash));
      const page = await now();
      return page && !isOther.has(page._id) ? page : undefined;
    },
    cards: (now) => [...now.filter(({ _id }) => !isOther.has(_id)), ...cards.values()],
    section: (id, now) => (gone.has(id) || hidden.has(id) ? undefined : others.section(id, now)),
  };
}

/** The copies that there were before these changes. */
const hashesThen = (changes: readonly RecordedChange[]) => changes.flatMap(({ before }) => before ?? []);

type DocumentThen = SetContent['documents'][number];

/** Sections, documents of the site and the domain as they were, and the sections that there were not. */
async function othersAt(db: Db, domainId: string, changes: readonly RecordedChange[]) {
  const others = { sections: [] as Page[], documents: [] as DocumentThen[], gone: new Set<string>() };
  const texts = await copiesAt(db, hashesThen(changes.filter(({ part }) => part !== 'pages')));
  const thenOf = ({ before }: RecordedChange) => texts.get(before ?? '');
  /** What a place without a document of its own has: that of the domain, or the defaults. */
  const fallback = async (kind: SiteDocumentKind) => {
    const ofDomain = changes.find(({ part, id }) => part === kind && id === siteDocumentId(kind, domainId));
    const text = ofDomain && thenOf(ofDomain);
    if (text !== undefined) return JSON.parse(text) as SiteDocument<SiteDocumentKind>;
    return ofDomain ? emptySiteDocument(kind, domainId) : loadSiteDocument(db, kind, { domainId }, 'published');
  };
  let domain: Domain | undefined;
  for (const change of changes) {
    const { part: kind, id } = change;
    const text = thenOf(change);
    if (kind === 'domain') domain = text === undefined ? undefined : (JSON.parse(text) as Domain);
    else if (kind === 'sections' && text !== undefined) others.sections.push(storedPage(text));
    else if (kind === 'sections') others.gone.add(id);
    else if (kind !== 'pages' && kind !== 'listings') {
      const document = text === undefined ? { ...(await fallback(kind)), _id: id } : JSON.parse(text);
      others.documents.push({ kind, document });
    }
  }
  return { ...others, domain };
}

async function hiddenFrom(db: Db, { roles, isAdmin }: Moment): Promise<ReadonlySet<string>> {
  const demanded = db.selectFrom('pageRoles').where('list', '=', 'viewerRoles').select(['pageId', 'roleId']);
  const rows = isAdmin ? [] : await demanded.execute();
  const open = new Set(rows.filter(({ roleId }) => roles.includes(roleId)).map(({ pageId }) => pageId));
  return new Set(rows.map(({ pageId }) => pageId).filter((id) => !open.has(id)));
}

async function cardsAt(db: Db, hashes: readonly string[]): Promise<Map<string, PageCard>> {
  const cards = new Map<string, PageCard>();
  const unknown = hashes.filter((hash) => !known.has(hash));
  for (const [hash, text] of await copiesAt(db, unknown)) known.set(hash, cardOf(storedPage(text)));
  for (const hash of hashes) {
    const card = known.get(hash);
    if (card) cards.set(hash, card);
  }
  return cards;
}

/** A page as visitors had it at a moment; undefined when they did not. */
export async function pageThen(db: Db, domainId: string, number: number, _id: string): Promise<Page | undefined> {
  const later = (await changesSince(db, domainId, number)).find(({ part, id }) => part === 'pages' && id === _id);
  if (!later) return pageById(db, { _id, domainId }, 'published');
  return later.before === null ? undefined : storedPage(await copyAt(db, later.before));
}
