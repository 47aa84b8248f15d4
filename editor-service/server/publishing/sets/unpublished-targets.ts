import type { Db } from '#content-store/drafts/database/open-database.ts';
import { draftsAt, linkedAddresses } from '#content-store/drafts/links/links-between.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { publishedAddresses } from '#content-store/drafts/pages/published-addresses.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import type { Redirect } from '#content-store/model/entities/redirect.ts';
import { sectionIdsIn } from '#content-store/model/entities/section.ts';
import type { SetPreview } from '../../../contract/publishing-sets.ts';
import { hasPageRole, NO_ROLES, publishRefusal } from '../../people/page-roles.ts';
import type { Asked } from './plan-set.ts';
import { isDocuments, type PlannedChoice } from './set-plan.ts';

type Targets = SetPreview['unpublishedTargets'];

/** The sections that what the set publishes shows, and that visitors do not have; those of the set itself go along. */
export async function unpublishedSections(
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
export async function unpublishedPages(
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
  const roles = await rolesOfPages(db);
  const drafts = await draftsAt(
    db,
    domainId,
    slugs.filter((slug) => !isPublic.has(slug)),
  );
  return drafts.flatMap(({ id, slug, title }) => {
    const demanded = roles.get(id) ?? NO_ROLES;
    if (inSet.has(id) || !hasPageRole(demanded, 'viewerRoles', caller)) return [];
    const refusal = publishRefusal(demanded, caller);
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
