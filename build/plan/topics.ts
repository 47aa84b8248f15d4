import { isDeepStrictEqual } from 'node:util';
import { cardOf } from '#content-store/model/entities/page-card.ts';
import { MAX_PARTS, pageRef, partOfRef, smallestParts } from '#content-store/model/entities/page-ref.ts';
import { placesFor } from '#content-store/model/entities/site-document.ts';
import type { HubFilter } from '#content-store/model/hub/hub.ts';
import type { FileRecord } from '#content-store/model/media/file.ts';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import { parsePublishedPath } from '#content-store/model/published/published-path.ts';
import { type QuestionKind, type Questions, slugsAbove } from '#content-store/model/published/reader.ts';
import type { PublishedDocument } from '#content-store/published/parse-file.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';

type TopicsOf = { [K in QuestionKind]: (input: Questions[K]['input']) => string[] };

const TOPICS: TopicsOf = {
  page: ({ slug }) => [`slug ${slug}`],
  trail: ({ slug }) => slugsAbove(slug).map((above) => `slug ${above}`),
  translations: ({ translationKey }) => [`${TRANSLATION}${translationKey}`, 'domains'],
  homes: () => ['homes', 'domains'],
  section: ({ sectionId }) => [`section ${sectionId}`],
  navigation: ({ slugPrefix }) => topicsOfPlace('navigation', slugPrefix),
  footer: ({ slugPrefix }) => topicsOfPlace('footer', slugPrefix),
  siteSettings: ({ slugPrefix }) => topicsOfPlace('siteSettings', slugPrefix),
  domain: () => ['domain'],
  notice: ({ kind, slugPrefix }) => topicsOfPlace(kind, slugPrefix),
  media: ({ imageId }) => [`media ${imageId}`],
  file: ({ fileId }) => [`media ${fileId}`],
  pagesTagged: ({ filter }) => topicsOfFilter(filter),
  people: ({ filter }) => topicsOfFilter(filter),
  careers: ({ filter }) => topicsOfFilter(filter),
  hub: ({ filter }) => ['tags', ...topicsOfFilter(filter)],
  hubIndex: ({ filter }) => topicsOfFilter(filter),
  hubPart: ({ part, parts }) => smallestParts(part, parts).map((smallest) => `part ${smallest}`),
  environment: () => ['domain'],
};

/**
 * What a question or a change is about, as strings to match: a question is asked again only after a change
 * with one of its topics. A superfluous topic costs time; a missing one would leave a page stale.
 */
export function topicsOfQuestion<K extends QuestionKind>(kind: K, input: Questions[K]['input']): string[] {
  return TOPICS[kind](input);
}

const topicsOfPlace = (kind: string, slugPrefix = ''): string[] =>
  placesFor(slugPrefix).map((place) => (place ? `${kind} ${place}` : kind));

/** The topics of lists of pages with this filter, which depend on cards only. */
export function topicsOfFilter({ include, selected }: HubFilter): string[] {
  if (selected.length > 0) return selected.map((id) => `card ${id}`);
  return include.length > 0 ? include.map((tag) => `tag ${tag}`) : ['cards'];
}

/** The topics of a changed file: those of the document before and after the change; of another domain's file, what pages here may ask. */
export function topicsOfChange(change: AppliedChange, domainId: string): string[] {
  const { path, before, after } = change;
  const versions = topicsOfVersions(before, after);
  if ((after ?? before)?.domainId !== domainId) return versions;
  if (before?.kind === 'mediaList' || after?.kind === 'mediaList') return topicsOfMedia(before, after);
  const documents = [before, after].filter((file) => file !== undefined);
  const cards = haveSameCard(before, after) ? [] : documents.flatMap(topicsOfCard);
  const addresses = slugOf(before) === slugOf(after) ? [] : ['addresses'];
  return [...documents.flatMap((file) => topicsOfDocument(path, file)), ...cards, ...addresses, ...versions];
}

/** What other domains' pages ask, too: where a page is in other languages. */
function topicsOfVersions(before: PublishedDocument | undefined, after: PublishedDocument | undefined): string[] {
  if (before?.kind === 'domain' || after?.kind === 'domain') return ['domains'];
  const [was, is] = [before, after].map((file) => (file?.kind === 'page' ? file.document : undefined));
  if (was?.slug === is?.slug && was?.translationKey === is?.translationKey) return [];
  return [was, is].flatMap((page) => [
    ...(page && !page.slug.includes('/') ? ['homes'] : []),
    ...(page ? [`${TRANSLATION}${page.translationKey ?? page._id}`] : []),
  ]);
}

const TRANSLATION = 'translation ';

/** The translation keys among topics. */
export const translationsIn = (topics: Iterable<string>): string[] =>
  [...topics].filter((topic) => topic.startsWith(TRANSLATION)).map((topic) => topic.slice(TRANSLATION.length));

const slugOf = (file: PublishedDocument | undefined): string | undefined =>
  file?.kind === 'page' ? file.document.slug : undefined;

/** The addresses of pages among topics. */
export const slugsIn = (topics: Iterable<string>): string[] =>
  [...topics].filter((topic) => topic.startsWith(SLUG)).map((topic) => topic.slice(SLUG.length));

const SLUG = 'slug ';

function topicsOfDocument(path: string, file: PublishedDocument): string[] {
  if (file.kind === 'domain') return ['domain'];
  if (file.kind === 'section') return [`section ${file.document._id}`];
  if (file.kind === 'page') return ['pages', `slug ${file.document.slug}`];
  const parsed = parsePublishedPath(path);
  if (parsed?.kind !== 'siteDocument') return [];
  return [parsed.slugPrefix ? `${parsed.document} ${parsed.slugPrefix}` : parsed.document];
}

function topicsOfCard(file: PublishedDocument): string[] {
  if (file.kind !== 'page') return [];
  const { _id, tags } = file.document;
  return ['cards', `card ${_id}`, `part ${partOfRef(pageRef(_id), MAX_PARTS)}`, ...tags.map((tag) => `tag ${tag}`)];
}

/** Most changes to a page change nothing that lists of pages show. */
function haveSameCard(before: PublishedDocument | undefined, after: PublishedDocument | undefined): boolean {
  if (before?.kind !== 'page' || after?.kind !== 'page') return false;
  return isDeepStrictEqual(cardOf(before.document), cardOf(after.document));
}

function topicsOfMedia(before: PublishedDocument | undefined, after: PublishedDocument | undefined): string[] {
  const [old, current] = [recordsOf(before), recordsOf(after)];
  const ids = new Set([...old.keys(), ...current.keys()]);
  return [...ids].filter((id) => !isDeepStrictEqual(old.get(id), current.get(id))).map((id) => `media ${id}`);
}

function recordsOf(file: PublishedDocument | undefined): Map<string, MediaRecord | FileRecord> {
  const records = file?.kind === 'mediaList' ? [...file.document.media, ...file.document.files] : [];
  return new Map(records.map((record) => [record._id, record]));
}
