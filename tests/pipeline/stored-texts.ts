import type { Db } from '#content-store/drafts/database/open-database.ts';
import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { publicContent } from '#site/content/public-content.ts';

/** What visitors have, by path. */
export async function liveTexts(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const texts = new Map<string, string | null>();
  for (const path of await publishedPaths(db)) texts.set(path, await publishedText(db, path, publicContent));
  return texts;
}

/** What the drafts of pages say. */
export async function draftTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('draftStates').where('part', '=', 'pages').select(['id', 'content']).execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
