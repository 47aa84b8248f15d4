import { selectPages } from '#content-store/model/hub/select-pages.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { addressIn, languageAt } from '#content-store/model/values/site-language.ts';
import type { PublishedDocument } from '#content-store/published/parse-file.ts';
import { feeds, feedText, filterOfFeed } from '#site/content/feed.ts';
import { languageWithHome } from '#site/content/language-versions.ts';
import { within } from '#site/fields/in-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { languagesBelow } from '../output/addresses.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { mayConcern, type Scope } from '../plan/scope.ts';
import { publisherOf } from './publisher.ts';
import type { Run } from './run.ts';

/** The feeds of a domain, in each of its languages. */
const feedsOf = (domainId: string) =>
  [languageAt(siteLanguages, domainId, ''), ...languagesBelow(domainId)].flatMap((language) =>
    feeds.map((feed) => ({ feed, tag: language.tag, path: addressIn(language, `/${feed.name}.xml`).slice(1) })),
  );

/** Writes the feeds that a change concerns, and removes those that the site folder no longer has. */
export async function writeFeeds({ output, content, domainId }: DomainSite, scope: Scope, run: Run): Promise<void> {
  const publisher = await publisherOf(run);
  const reader: Reader = { ask: async (kind, input) => (await run.answers.ask(kind, input)).answer };
  for (const { feed, tag, path } of feedsOf(domainId)) {
    if (!isConcerned(feed.include, scope)) continue;
    const filter = { ...filterOfFeed(feed), ...within(tag) };
    const cards = selectPages(content.candidates(filter), filter);
    const pages = cards.flatMap(({ _id }) => content.pages.get(_id) ?? []);
    const language = await languageWithHome({ domainId, slug: path }, reader);
    output.put({ path, kind: 'feed' }, feedText(feed, pages, publisher, language));
  }
  if (scope.kind === 'change') return;
  const wanted = new Set(feedsOf(domainId).map(({ path }) => path));
  for (const { path, kind } of [...output.manifest.records.values()]) {
    if (kind === 'feed' && !wanted.has(path)) output.remove(path);
  }
}

/** A feed shows texts that lists of pages do not, so every change of a page with its tags counts. */
function isConcerned(tags: readonly string[], scope: Scope): boolean {
  if (scope.kind !== 'change' || mayConcern(scope, ['domain', 'siteSettings', 'homes'])) return true;
  const isTagged = (file: PublishedDocument | undefined) =>
    file?.kind === 'page' && file.document.tags.some((tag) => tags.includes(tag));
  return scope.changes.some(({ before, after }) => isTagged(before) || isTagged(after));
}
