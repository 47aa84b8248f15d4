import { linkedAddresses, publishedLinksTo } from '#content-store/drafts/content/links-between.ts';
import { loadSiteDocument } from '#content-store/drafts/content/site-documents.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { kindOfPart } from '#content-store/model/entities/publishable.ts';
import type { Redirect, Redirects } from '#content-store/model/entities/redirect.ts';
import { AppError } from '#content-store/model/error.ts';
import type { SetItem, SetPreview } from '../../contract/publish-set-calls.ts';
import type { Handler } from '../calls/call-context.ts';
import { requireDomain } from '../domains/domain-for.ts';
import { documentTitle } from './document-title.ts';
import { type Asked, planItem } from './plan-set.ts';
import { isPage, type PlannedItem, type PlannedPage } from './set-plan.ts';
import { unpublishedTargets } from './unpublished-targets.ts';

/** What a set would mean for addresses and links; see the contract. */
export const previewSet =
  (db: Db): Handler<'publish/preview'> =>
  async ({ domainId, items }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const asked = { domainId, caller };
    const { plan, refusals } = await planWhatGoes(db, asked, items);
    const redirects = await redirectsAfter(db, domainId, plan);
    const pages = plan.filter(isPage);
    const published = pages.filter(({ action }) => action === 'publish');
    return {
      moves: published.flatMap(moveOf),
      deadLinks: await deadLinks(db, domainId, pages, redirects),
      unpublishedTargets: await unpublishedTargets(db, asked, plan, redirects),
      shadowedRedirects: published.flatMap((page) => shadowedBy(page, redirects)),
      refusals,
    };
  };

/** The plan of the items that may go, and why the others may not. */
async function planWhatGoes(db: Db, asked: Asked, items: readonly SetItem[]) {
  const plan: PlannedItem[] = [];
  const refusals: SetPreview['refusals'] = [];
  for (const item of items) {
    try {
      plan.push(await planItem(db, asked, item));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { kind, _id } = item;
      refusals.push({ kind, _id, title: documentTitle(kind, _id, asked.domainId), message: error.message });
    }
  }
  return { plan, refusals };
}

const named = ({ _id, title, slug }: PlannedPage) => ({ _id, title, slug });

function moveOf(item: PlannedPage): SetPreview['moves'] {
  const { live, slug } = item;
  return live && live.slug !== slug ? [{ ...named(item), from: `/${live.slug}`, to: `/${slug}` }] : [];
}

/** The redirects that visitors will find, without those of the pages that move. */
async function redirectsAfter(db: Db, domainId: string, plan: readonly PlannedItem[]): Promise<readonly Redirect[]> {
  const documents = plan.flatMap((item) => (isPage(item) ? [] : item.documents));
  const chosen = documents.find(({ kind }) => kind === 'redirects')?.document as Redirects | undefined;
  return (chosen ?? (await loadSiteDocument(db, 'redirects', { domainId }, 'published'))).redirects;
}

const shadowedBy = (page: PlannedPage, redirects: readonly Redirect[]): SetPreview['shadowedRedirects'] =>
  redirects.filter(({ from }) => from === `/${page.slug}`).map(({ from, to }) => ({ from, to, page: named(page) }));

/** Links of what the set leaves as it is, to addresses that nothing has after it. */
async function deadLinks(
  db: Db,
  domainId: string,
  pages: readonly PlannedPage[],
  redirects: readonly Redirect[],
): Promise<SetPreview['deadLinks']> {
  const removed = pages.flatMap(({ action, live }) => (action !== 'publish' && live ? [live.slug] : []));
  const taken = new Set([
    ...pages.flatMap(({ action, slug }) => (action === 'publish' ? [slug] : [])),
    ...redirects.map(({ from }) => from.slice(1)),
  ]);
  const gone = new Set(removed.filter((slug) => !taken.has(slug)));
  const inSet = new Set(pages.map(({ _id }) => _id));
  const links = await publishedLinksTo(db, domainId, gone);
  const stays = links.filter(({ _id }) => !inSet.has(_id)).map(deadLink(domainId));
  return [...stays, ...deadLinksOfSet(pages, gone)];
}

const deadLink =
  (domainId: string) =>
  ({ _id, kind: part, title, slug, to }: Awaited<ReturnType<typeof publishedLinksTo>>[number]) => {
    const kind = part === 'page' ? part : kindOfPart(part);
    return { from: { kind, _id, title: title || documentTitle(kind, _id, domainId), slug }, to: `/${to}` };
  };

/** A page that the set publishes can link to one that it removes. */
const deadLinksOfSet = (pages: readonly PlannedPage[], gone: ReadonlySet<string>): SetPreview['deadLinks'] =>
  pages.flatMap(({ kind, _id, title, slug, action, page, live }) =>
    linkedAddresses(JSON.stringify(action === 'publish' ? (page ?? live ?? {}) : {}))
      .filter((to) => gone.has(to))
      .map((to) => ({ from: { kind, _id, title, slug }, to: `/${to}` })),
  );
