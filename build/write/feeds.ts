import { selectPages } from '#content-store/model/hub/select-pages.ts';
import type { PublishedDocument } from '#content-store/published/parse-file.ts';
import { feeds, feedText, filterOfFeed } from '#site/content/feed.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Scope } from '../plan/scope.ts';
import { publisherOf } from './publisher.ts';
import type { Run } from './run.ts';

const pathOf = ({ name }: { name: string }): string => `${name}.xml`;

/** Writes the feeds that a change concerns, and removes those that the site folder no longer has. */
export async function writeFeeds({ output, content }: DomainSite, scope: Scope, run: Run): Promise<void> {
  const publisher = await publisherOf(run);
  for (const feed of feeds) {
    if (!isConcerned(feed.include, scope)) continue;
    const filter = filterOfFeed(feed);
    const cards = selectPages(content.candidates(filter), filter);
    const pages = cards.flatMap(({ _id }) => content.pages.get(_id) ?? []);
    output.put({ path: pathOf(feed), kind: 'feed' }, feedText(feed, pages, publisher));
  }
  if (scope.kind === 'change') return;
  const wanted = new Set(feeds.map(pathOf));
  for (const { path, kind } of [...output.manifest.records.values()]) {
    if (kind === 'feed' && !wanted.has(path)) output.remove(path);
  }
}

/** A feed shows texts that lists of pages do not, so every change of a page with its tags counts. */
function isConcerned(tags: readonly string[], scope: Scope): boolean {
  if (scope.kind !== 'change' || scope.topics.has('domain') || scope.topics.has('siteSettings')) return true;
  const isTagged = (file: PublishedDocument | undefined) =>
    file?.kind === 'page' && file.document.tags.some((tag) => tags.includes(tag));
  return scope.changes.some(({ before, after }) => isTagged(before) || isTagged(after));
}
