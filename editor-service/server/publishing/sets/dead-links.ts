import type { Db } from '#content-store/drafts/database/open-database.ts';
import { linkedAddresses, type PublishedLink, publishedLinksTo } from '#content-store/drafts/links/links-between.ts';
import { kindOfPart } from '#content-store/model/entities/publishable.ts';
import type { Redirect } from '#content-store/model/entities/redirect.ts';
import type { SetPreview } from '../../../contract/publishing-sets.ts';
import { hrefsIn, linkTargets, siteAddressOf } from '../../links/link-targets.ts';
import { documentTitle } from './document-title.ts';
import { isDocuments, isPage, type PlannedChoice, type PlannedDocuments } from './set-plan.ts';

type DeadLinks = SetPreview['deadLinks'];

/** The addresses that a set changes. */
interface Addresses {
  /** Visitors find nothing there after it. */
  gone: ReadonlySet<string>;
  /** A page of the set or a redirect is there. */
  taken: ReadonlySet<string>;
}

/** Links to addresses where nothing is after the set: in what it leaves unchanged, and in what it publishes. */
export async function deadLinks(
  db: Db,
  domainId: string,
  plan: readonly PlannedChoice[],
  redirects: readonly Redirect[],
): Promise<DeadLinks> {
  const addresses = addressesAfter(plan, redirects);
  const replaced = new Set(
    plan.flatMap((item) => (isDocuments(item) ? item.documents.map(({ document }) => document._id) : item._id)),
  );
  const links = await publishedLinksTo(db, domainId, addresses.gone);
  const stays = links.filter(({ _id }) => !replaced.has(_id)).map(deadLink(domainId));
  const ofDocuments = await Promise.all(
    plan.filter(isDocuments).map((item) => deadLinksOfDocuments(db, domainId, item, addresses)),
  );
  return [...stays, ...deadLinksOfPages(plan, addresses), ...ofDocuments.flat()];
}

function addressesAfter(plan: readonly PlannedChoice[], redirects: readonly Redirect[]): Addresses {
  const pages = plan.filter(isPage);
  const taken = new Set([
    ...pages.flatMap(({ action, slug }) => (action === 'publish' ? [slug] : [])),
    ...redirects.map(({ from }) => from.slice(1)),
  ]);
  const removed = pages.flatMap(({ action, live }) => (action !== 'publish' && live ? [live.slug] : []));
  return { taken, gone: new Set(removed.filter((slug) => !taken.has(slug))) };
}

const deadLink =
  (domainId: string) =>
  ({ _id, kind: part, title, slug, to }: PublishedLink): DeadLinks[number] => {
    const kind = part === 'page' || part === 'section' ? part : kindOfPart(part);
    return { from: { kind, _id, title: title || documentTitle(kind, _id, domainId), slug }, to: `/${to}` };
  };

/** A page that the set publishes can link to one that it removes; the checks find links that were dead before. */
const deadLinksOfPages = (plan: readonly PlannedChoice[], { gone }: Addresses): DeadLinks =>
  plan.flatMap((item) => {
    if (isDocuments(item) || item.action !== 'publish') return [];
    const { kind, _id, title, slug, page, live } = item;
    return linkedAddresses(JSON.stringify(page ?? live ?? {}))
      .filter((to) => gone.has(to))
      .map((to) => ({ from: { kind, _id, title, slug }, to: `/${to}` }));
  });

/** No check reads a navigation or a footer, so every dead link of them is found here. */
async function deadLinksOfDocuments(
  db: Db,
  domainId: string,
  { kind, _id, title, slug, documents }: PlannedDocuments,
  { gone, taken }: Addresses,
): Promise<DeadLinks> {
  const hrefs = [...hrefsIn(documents)].filter((href) => href.startsWith('/'));
  const addresses = hrefs.flatMap((href) => siteAddressOf(href) ?? []);
  const targetOf = await linkTargets(db, domainId, addresses);
  const isDead = (address: (typeof addresses)[number]): boolean => {
    if (address.slug !== null && taken.has(address.slug)) return false;
    if (address.slug !== null && gone.has(address.slug)) return true;
    return ['missing', 'gone'].includes(targetOf(address).state);
  };
  return addresses.filter(isDead).map(({ href }) => ({ from: { kind, _id, title, slug }, to: href }));
}
