import { type Collection, type Page, pageDraftSchema } from '../../model/entities/page.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { Db } from '../database/open-database.ts';
import { lastPublishedState } from './page-history.ts';

/** True when everything that editors write in the draft is again as it was published. */
export async function equalsPublished(db: Db, collection: Collection, draft: Page): Promise<boolean> {
  if (!draft.published) return false;
  const published = await lastPublishedState(db, draft._id, collection);
  return published !== undefined && writtenText(published) === writtenText(draft);
}

/** What editors write, as text; unique to the page when it is not valid by itself. */
function writtenText(page: Page): string {
  const { success, data } = pageDraftSchema.safeParse(page);
  return stableJson(success ? data : page);
}
