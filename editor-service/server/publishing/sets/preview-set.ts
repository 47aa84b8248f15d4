import type { Db } from '#content-store/drafts/database/open-database.ts';
import { draftsAt, linkedAddresses } from '#content-store/drafts/links/links-between.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { publishedAddresses } from '#content-store/drafts/pages/published-addresses.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import type { Redirect, Redirects } from '#content-store/model/entities/redirect.ts';
import { sectionIdsIn } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import type { SetItem, SetPreview } from '../../../contract/publishing-sets.ts';
import type { Handler } from '../../http/call-context.ts';
import { hasPageRole, publishRefusal } from '../../people/page-roles.ts';
import { missingApprovals } from '../reviews/missing-approvals.ts';
import { deadLinks } from './dead-links.ts';
import { documentTitle } from './document-title.ts';
import { planItem } from './plan-set.ts';
import {
  type Asked,
  contentOf,
  isDocuments,
  isPage,
  type PlannedChoice,
  type PlannedPage,
  type ReleasedItem,
} from './set-plan.ts';

/** What a set would mean for addresses and links; see the contract. */
export const previewSet =
  (db: Db): Handler<'publish/preview'> =>
  async ({ domainId, items }, { caller }) =>
    (await planEffects(db, { domainId, caller }, items)).effects;

/** The plan of the items that may go, and what it would mean for addresses and links. */
export async function planEffects(db: Db, asked: Asked, items: readonly (SetItem | ReleasedItem)[]) {
  const { domainId } = asked;
  const { plan, refusals } = await planWhatGoes(db, asked, items);
  const redirects = await redirectsAfter(db, domainId, plan);
  const published = plan.filter(isPage).filter(({ action }) => action === 'publish');
  const effects: SetPreview = {
    moves: published.flatMap(moveOf),
    deadLinks: await deadLinks(db, domainId, plan, redirects),
    unpublishedTargets: [
      ...(await unpublishedSections(db, asked, plan)),
      ...(await unpublishedPages(db, asked, plan, redirects)),
    ],
    shadowedRedirects: published.flatMap((page) => shadowedBy(page, redirects)),
    refusals,
    approvals: (await missingApprovals(db, domainId, plan)).map(({ item: { kind, _id, title }, message }) => {
      return { kind, _id, title, message };
    }),
  };
  return { plan, effects };
}

/** The plan of the items that may go, and why the others may not. */
async function planWhatGoes(db: Db, asked: Asked, items: readonly (SetItem | ReleasedItem)[]) {
  const plan: PlannedChoice[] = [];
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
async function redirectsAfter(db: Db, domainId: string, plan: readonly PlannedChoice[]): Promise<readonly Redirect[]> {
  const chosen = contentOf(plan).documents.find(({ kind }) => kind === 'redirects')?.document as Redirects | undefined;
  return (chosen ?? (await loadSiteDocument(db, 'redirects', { domainId }, 'published'))).redirects;
}

const shadowedBy = (page: PlannedPage, redirects: readonly Redirect[]): SetPreview['shadowedRedirects'] =>
  redirects.filter(({ from }) => from === `/${page.slug}`).map(({ from, to }) => ({ from, to, page: named(page) }));

type Targets = SetPreview['unpublishedTargets'];

/** The sections that what the set publishes shows, and that visitors do not have; those of the set itself go along. */
async function unpublishedSections(
  db: Db,
  { domainId, caller }: Asked,
  plan: readonly PlannedChoice[],
): Promise<Targets> {
  const inSet = new Set(plan.map(({ _id }) => _id));
  const shown = sourcesByTarget(plan, (item) =>
    isDocuments(item) || !item.page ? [] : sectionIdsIn(item.page.contents),
  );
  const targets: Targets = [];
  for (const [_id, linkedFrom] of shown) {
    const ref = { _id, domainId, collection: 'sections' as const };
    const section = inSet.has(_id) ? undefined : await pageById(db, ref);
    if (!section || !hasPageRole(section, 'viewerRoles', caller) || (await pageById(db, ref, 'published'))) continue;
    const refusal = publishRefusal(section, caller);
    targets.push({ kind: 'section', _id, slug: null, title: pageTitle(section), linkedFrom, refusal });
  }
  return targets;
}

/** The pages that exist only as drafts and that what the set publishes links to; those of the set itself go along. */
async function unpublishedPages(
  db: Db,
  { domainId, caller }: Asked,
  plan: readonly PlannedChoice[],
  redirects: readonly Redirect[],
): Promise<Targets> {
  const published = plan.filter(({ action }) => action === 'publish');
  const linked = sourcesByTarget(published, (item) =>
    linkedAddresses(JSON.stringify(isDocuments(item) ? item.documents : (item.page ?? {}))),
  );
  const inSet = new Set(plan.map(({ _id }) => _id));
  const slugs = [...linked.keys()];
  const isPublic = new Set([
    ...(await publishedAddresses(db, domainId, slugs)),
    ...redirects.map(({ from }) => from.slice(1)),
  ]);
  const demanded = await rolesOfPages(db);
  const drafts = await draftsAt(
    db,
    domainId,
    slugs.filter((slug) => !isPublic.has(slug)),
  );
  return drafts.flatMap(({ id, slug, title }) => {
    if (inSet.has(id) || !hasPageRole(demanded(id), 'viewerRoles', caller)) return [];
    const refusal = publishRefusal(demanded(id), caller);
    return { kind: 'page' as const, _id: id, slug, title, linkedFrom: linked.get(slug) ?? [], refusal };
  });
}

/** The items that lead to each target, in a few words. */
function sourcesByTarget(plan: readonly PlannedChoice[], targetsOf: (item: PlannedChoice) => Iterable<string>) {
  const sources = new Map<string, Targets[number]['linkedFrom']>();
  for (const item of plan) {
    const { kind, _id, title } = item;
    for (const target of targetsOf(item)) sources.set(target, [...(sources.get(target) ?? []), { kind, _id, title }]);
  }
  return sources;
}
