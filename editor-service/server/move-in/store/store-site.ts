import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { loadSiteDocument, publishSiteDocument, saveSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Navigation } from '#content-store/model/entities/navigation.ts';
import { MAX_REDIRECTS, postedRedirectSchema, type Redirect } from '#content-store/model/entities/redirect.ts';
import { foldRedirects } from '#content-store/model/entities/redirect-chain.ts';
import {
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '#content-store/model/entities/site-document.ts';
import { namedTag } from '#content-store/model/entities/tags.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { firstLanguage } from '#site/fields/address-language.ts';
import { recordImported } from '../../publishing/for-imports.ts';
import type { Filling } from './filling.ts';
import type { AddressPlan } from './source.ts';
import type { StoreOptions } from './store-page.ts';

type SiteOptions = StoreOptions & { domainId: string };

const MAX_TAGS = 500;
const MAX_CATEGORIES = 100;
/** The name of a redirect that an import made, by which it is found again. */
const REDIRECT_NAME = 'Moved in';

interface OfSite {
  /** Tags such as `Category:News`. */
  tags: Iterable<string>;
  navigation?: Navigation['items'];
  redirects?: readonly { from: string; to: string }[];
  addresses: AddressPlan;
}

/** Adds what belongs to no page to that of the site; what it cannot hold is reported of `source`. */
export async function fillSite(
  { db, reporter, ...how }: Filling,
  source: string,
  { tags, navigation, redirects, addresses }: OfSite,
): Promise<void> {
  const options = { ...how, lose: (what: string, why: string) => reporter.lose(source, what, why) };
  await addTags(db, tags, options);
  if (navigation) await fillNavigation(db, navigation, options);
  if (redirects) reporter.report.redirects.push(...(await addRedirects(db, redirects, addresses, options)));
}

/** Adds tags to those of the site. */
function addTags(db: Db, tags: Iterable<string>, options: SiteOptions): Promise<void> {
  const added = Map.groupBy(
    Array.from(new Set(tags), (tag) => tag.split(':')),
    ([category = '']) => category,
  );
  return change(db, 'tags', options, (document, lose) => {
    const categories = [...document.categories];
    for (const [id, names] of added) {
      const index = categories.findIndex((category) => category.id === id);
      const known = categories[index] ?? { ...namedTag(id, categories, firstLanguage), values: [] };
      const taken = new Set(known.values.map((value) => value.id));
      const all = [...known.values];
      for (const [, name = ''] of names) if (!taken.has(name)) all.push(namedTag(name, all, firstLanguage));
      if (all.length > MAX_TAGS) lose(`${all.length - MAX_TAGS} tags of ${id}`, `a category holds ${MAX_TAGS}`);
      const merged = { ...known, values: all.slice(0, MAX_TAGS) };
      if (index === -1) categories.push(merged);
      else categories[index] = merged;
    }
    if (categories.length > MAX_CATEGORIES) lose('Categories of tags', `a site has ${MAX_CATEGORIES}`);
    return { ...document, categories: categories.slice(0, MAX_CATEGORIES) };
  });
}

/** Fills a navigation that is still empty. */
function fillNavigation(db: Db, items: Navigation['items'], options: SiteOptions): Promise<void> {
  return change(db, 'navigation', options, (navigation, lose) => {
    if (navigation.items.length === 0) return { ...navigation, items };
    const links = (all: Navigation['items']) =>
      JSON.stringify(all.map(({ link, items: inner }) => [link.href, inner.map((item) => item.link.href)]));
    if (items.length > 0 && links(items) !== links(navigation.items))
      lose('The menu', 'this site already has a navigation, which was kept');
    return navigation;
  });
}

/** Adds redirects; those of the site come first, as does the earlier of two from one address. Returns those that were added. */
async function addRedirects(
  db: Db,
  wanted: readonly { from: string; to: string }[],
  addresses: AddressPlan,
  options: SiteOptions,
) {
  const taken: { from: string; to: string }[] = [];
  /** The same in the copy for editors and in that for visitors. */
  const ids = new Map<string, string>();
  // Addresses that people and search engines know come before those with a number.
  const sorted = wanted.toSorted((a, b) => Number(a.from.includes('?')) - Number(b.from.includes('?')));
  await change(db, 'redirects', options, (document, lose) => {
    taken.length = 0;
    const byFrom = new Map(document.redirects.map((redirect) => [redirect.from, redirect]));
    const added = new Set<string>();
    for (const { from, to } of sorted) {
      const parsed = postedRedirectSchema.safeParse({ name: REDIRECT_NAME, from, to });
      if (!parsed.success) {
        lose(`An old address: ${from}`, parsed.error.issues[0]?.message ?? 'it cannot be redirected');
        continue;
      }
      const known = byFrom.get(parsed.data.from);
      if (known && known.name !== REDIRECT_NAME) continue;
      const other = known && known.to !== to ? addresses.holderOf(known.to.slice(1)) : undefined;
      if (other !== undefined && (added.has(parsed.data.from) || !addresses.of(other))) {
        lose(`An old address: ${from}`, 'it already redirects to another page');
        continue;
      }
      if (!known && byFrom.size >= MAX_REDIRECTS) {
        lose('An old address', `a site has ${MAX_REDIRECTS} redirects`);
        continue;
      }
      const _id = known?._id ?? ids.get(parsed.data.from) ?? newId();
      ids.set(parsed.data.from, _id);
      byFrom.set(parsed.data.from, { ...parsed.data, _id });
      added.add(parsed.data.from);
    }
    const redirects = withoutCircles([...byFrom.values()], lose);
    taken.push(...redirects.filter(({ from }) => added.has(from)).map(({ from, to }) => ({ from, to })));
    return { ...document, redirects };
  });
  return taken;
}

/** Without redirects of imports that would go round in a circle. */
function withoutCircles(redirects: Redirect[], lose: SiteOptions['lose']): Redirect[] {
  const ending = new Set(foldRedirects(redirects).map(({ from }) => from));
  return redirects.filter(({ name, from, to }) => {
    if (name !== REDIRECT_NAME || ending.has(from)) return true;
    lose(`An old address: ${from}`, `a redirect of this site leads back from ${to}`);
    return false;
  });
}

/**
 * The change is applied to what editors see and, with `publish`, to what visitors have: other changes that editors have not
 * published yet stay with them.
 */
function change<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  { domainId, stamp, publish, isDryRun, lose }: SiteOptions,
  next: (document: SiteDocument<K>, lose: SiteOptions['lose']) => SiteDocument<K>,
): Promise<void> {
  return transact(db, async (transaction) => {
    const before = await loadSiteDocument(transaction, kind, { domainId });
    const after = next(before, lose);
    const published = await loadSiteDocument(transaction, kind, { domainId }, 'published');
    const isAlike = stableJson(before) === stableJson(published);
    const publicAfter = isAlike ? after : next(published, () => {});
    const isPublic = !publish || stableJson(publicAfter) === stableJson(published);
    if (isDryRun || (isPublic && stableJson(before) === stableJson(after))) return;
    const publishIt = () => publishSiteDocument(transaction, kind, { domainId }, publicAfter, stamp);
    const ref = { part: kind, id: siteDocumentId(kind, domainId) };
    if (!isPublic) await recordImported(transaction, domainId, stamp, ref, publishIt);
    await saveSiteDocument(transaction, kind, { domainId }, after, stamp);
  });
}
