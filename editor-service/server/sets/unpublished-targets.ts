import { draftsAt, linkedAddresses } from '#content-store/drafts/content/links-between.ts';
import { publishedAddresses } from '#content-store/drafts/content/published-addresses.ts';
import { rolesOfPages } from '#content-store/drafts/content/tags-and-roles.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Redirect } from '#content-store/model/entities/redirect.ts';
import type { SetPreview } from '../../contract/publish-set-calls.ts';
import { hasPageRole, NO_ROLES, publishRefusal } from '../roles/page-roles.ts';
import type { Asked } from './plan-set.ts';
import { isDocuments, type PlannedItem } from './set-plan.ts';

/** The pages that exist only as drafts and that what the set publishes links to; those of the set itself go along. */
export async function unpublishedTargets(
  db: Db,
  { domainId, caller }: Asked,
  plan: readonly PlannedItem[],
  redirects: readonly Redirect[],
): Promise<SetPreview['unpublishedTargets']> {
  const linkedFrom = linksOf(plan);
  const inSet = new Set(plan.map(({ _id }) => _id));
  const slugs = [...linkedFrom.keys()];
  const isPublic = new Set([
    ...(await publishedAddresses(db, domainId, slugs)),
    ...redirects.map(({ from }) => from.slice(1)),
  ]);
  const roles = await rolesOfPages(db);
  const drafts = await draftsAt(
    db,
    domainId,
    slugs.filter((slug) => !isPublic.has(slug)),
  );
  return drafts
    .filter(({ id }) => !inSet.has(id) && hasPageRole(roles.get(id) ?? NO_ROLES, 'viewerRoles', caller))
    .map(({ id, slug, title }) => ({
      kind: 'page' as const,
      ...{ _id: id, slug, title },
      linkedFrom: (linkedFrom.get(slug) ?? []).map(({ kind, _id, title: name }) => ({ kind, _id, title: name })),
      refusal: publishRefusal(roles.get(id) ?? NO_ROLES, caller),
    }));
}

/** The items of a set that will be published, by the addresses that they link to. */
function linksOf(plan: readonly PlannedItem[]): Map<string, PlannedItem[]> {
  const links = new Map<string, PlannedItem[]>();
  for (const item of plan.filter(({ action }) => action === 'publish')) {
    const content = isDocuments(item) ? item.documents : (item.page ?? {});
    for (const address of linkedAddresses(JSON.stringify(content))) {
      links.set(address, [...(links.get(address) ?? []), item]);
    }
  }
  return links;
}
