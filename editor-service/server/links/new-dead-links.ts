import type { Db } from '#content-store/drafts/database/open-database.ts';
import { hrefsIn } from './hrefs-in.ts';
import { linkTargets, understoodPlace } from './link-targets.ts';

/**
 * A sentence for each link that `after` has, `before` had not, and whose page or file is not there any more: it was
 * deleted between choosing and saving. Links that were dead before are for the checks.
 */
export async function newDeadLinks(db: Db, domainId: string, before: unknown, after: unknown): Promise<string[]> {
  const known = hrefsIn(before);
  const added = [...hrefsIn(after)].filter((href) => href.startsWith('/') && !known.has(href));
  const places = added.flatMap((href) => understoodPlace(href) ?? []);
  if (places.length === 0) return [];
  const targetOf = await linkTargets(db, domainId, places);
  return places.flatMap((place) => {
    const { state, title } = targetOf(place);
    const name = title ? `“${title}” (${place.href})` : place.href;
    if (state === 'missing') return `A new link leads to ${name}, but that page does not exist.`;
    if (state !== 'gone') return [];
    return place.kind === 'file'
      ? `A new link leads to ${name}, but that file is no longer in the library.`
      : `A new link leads to ${name}, which is in the trash.`;
  });
}
