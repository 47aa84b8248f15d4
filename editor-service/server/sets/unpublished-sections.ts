import { pageById } from '#content-store/drafts/content/find-page.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { sectionIdsIn } from '#content-store/model/entities/section.ts';
import type { SetPreview } from '../../contract/publish-set-calls.ts';
import { hasPageRole, publishRefusal } from '../roles/page-roles.ts';
import type { Asked } from './plan-set.ts';
import { isDocuments, type PlannedItem } from './set-plan.ts';

/** The sections that what the set publishes shows, and that visitors do not have; those of the set itself go along. */
export async function unpublishedSections(
  db: Db,
  { domainId, caller }: Asked,
  plan: readonly PlannedItem[],
): Promise<SetPreview['unpublishedTargets']> {
  const inSet = new Set(plan.map(({ _id }) => _id));
  const targets: SetPreview['unpublishedTargets'] = [];
  for (const [_id, shownBy] of shownSections(plan)) {
    const ref = { _id, domainId, collection: 'sections' as const };
    const section = inSet.has(_id) ? undefined : await pageById(db, ref);
    if (!section || !hasPageRole(section, 'viewerRoles', caller) || (await pageById(db, ref, 'published'))) continue;
    const linkedFrom = shownBy.map(({ kind, _id: shownById, title }) => ({ kind, _id: shownById, title }));
    const refusal = publishRefusal(section, caller);
    targets.push({ kind: 'section', _id, slug: null, title: pageTitle(section), linkedFrom, refusal });
  }
  return targets;
}

/** The pages and sections that will be published, by the sections that they show. */
function shownSections(plan: readonly PlannedItem[]): Map<string, PlannedItem[]> {
  const shown = new Map<string, PlannedItem[]>();
  for (const item of plan) {
    if (isDocuments(item) || !item.page) continue;
    for (const _id of sectionIdsIn(item.page.contents)) shown.set(_id, [...(shown.get(_id) ?? []), item]);
  }
  return shown;
}
