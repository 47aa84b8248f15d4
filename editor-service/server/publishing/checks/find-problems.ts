import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { formsWithoutRecipient } from '#content-store/drafts/forms/forms.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import type { Collection, Page, PageDraft } from '#content-store/model/entities/page.ts';
import { endsFirst } from '#content-store/model/entities/page-facts.ts';
import { SECTION_TYPE, sectionAddress } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockLabel } from '#site/content/block-name.ts';
import { allItems } from '#site/content/child-items.ts';
import { isEmptyBlock } from '#site/content/is-empty-block.ts';
import { linksWithoutTarget } from '#site/content/links-without-target.ts';
import { defaultWordsIn, sampleWordsIn } from '#site/content/sample-words.ts';
import { textPlaces } from '#site/content/text-places.ts';
import { unfinishedIn } from '#site/content/unfinished.ts';
import { addressLanguage } from '#site/fields/address-language.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import type { Caller } from '../../http/call-context.ts';
import type { LinkNeeds } from '../../links/links.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { MediaVariants } from '../../storage/site-store.ts';
import { formProblems, sharedIdentifiers } from './form-problems.ts';
import { imageProblems, imageWeights, undescribedPlaces } from './image-problems.ts';
import { linkKnowledge, linkProblems } from './link-problems.ts';

/** A page that would go live, and may not be stored yet. */
interface PageToCheck {
  page: Page;
  collection?: Collection | undefined;
  /** Read from it as it will be; it is rendered when they are absent. */
  facts?: PageFacts | undefined;
  /** Ids of sections that would go live with it. */
  sections?: readonly string[];
}

/** Everything visitors would stumble over in a page, errors first. */
export type FindProblems = (checked: PageToCheck) => Promise<Problem[]>;

/** What the checks of the site folder find; never throws. */
export type FindOwnProblems = (page: Page) => Promise<Problem[]>;

/** Those of the problems that prevent publishing, as sentences. */
export const errorsIn = (problems: readonly Problem[]): string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);

/**
 * Throws `invalid` with these sentences when there are any. An administrator who gives a reason may publish anyway: then
 * this returns the subject for the audit trail, otherwise null.
 */
export function requireNoErrors(validationErrors: string[], reason: string | undefined, caller: Caller): string | null {
  const { length } = validationErrors;
  if (length === 0) return null;
  if (reason === undefined)
    throw new AppError('invalid', 'Nothing was published because there are errors', { validationErrors });
  if (!caller.isAdmin) throw new AppError('forbidden', 'Only administrators can publish despite errors');
  return `${length === 1 ? '1 error' : `${length} errors`}, because: ${reason}`;
}

interface Needs extends LinkNeeds {
  variants: MediaVariants;
  /** Forms can ask for a captcha. */
  hasCaptcha: boolean;
  findOwnProblems: FindOwnProblems;
}

/** Finds problems in the final HTML, rendered by the code that builds the site, and in the page's forms. */
export function createFindProblems({ variants, hasCaptcha, findOwnProblems, ...needs }: Needs): FindProblems {
  return async (checked) => {
    const { page, collection } = checked;
    const { _id, domainId } = page;
    const facts = checked.facts ?? (await factsOf(needs, checked));
    const [known, weights, undescribed, unaddressed, own] = await Promise.all([
      linkKnowledge(needs, facts, page),
      imageWeights(facts, variants),
      undescribedPlaces(needs.db, page),
      formsWithoutRecipient(needs.db, domainId),
      findOwnProblems(page),
    ]);
    const ofPage = unaddressed.filter(({ pageId }) => pageId === _id).map(({ identifier }) => identifier);
    const forms = { unaddressed: ofPage, hasCaptcha };
    const problems = [
      ...(collection === 'sections' ? [] : headingProblems(facts)),
      ...linkProblems(facts, known),
      ...imageProblems(facts, (src) => weights.get(src), undescribed),
      ...formProblems(page.contents, forms),
      ...(await sharedIdentifiers(needs.db, page)),
      ...dateProblems(page),
      ...(await sectionProblems(needs.db, page)),
      ...unfinishedProblems(page),
      ...translationProblems(page),
      ...own,
    ];
    return once(problems).toSorted((one, other) => one.severity.localeCompare(other.severity));
  };
}

/** Renders a page as a set of its own, as publishing it does. */
async function factsOf({ db, previews }: LinkNeeds, { page, collection, sections = [] }: PageToCheck) {
  const { _id, domainId, slug } = page;
  const isSection = collection === 'sections';
  const stored = await Promise.all(sections.map((id) => pageById(db, { _id: id, domainId, collection: 'sections' })));
  const chosen = stored.flatMap((one) => (one && one._id !== _id ? one : []));
  const set = {
    ...{ id: newId(), withdrawn: [], documents: [] },
    ...(isSection ? { pages: [], sections: [page, ...chosen] } : { pages: [page], sections: chosen }),
  };
  const path = `/${isSection ? sectionAddress(_id) : slug}`;
  return previews.factsOf({ domainId, path, copy: 'published', set, ...(isSection && { page }) });
}

/** Each message once per block: ten images without a description are one task there. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.blockKey} ${problem.message}`, problem])).values()];
}

/** An end before the start is neither shown nor given to search engines. */
export function dateProblems({ event }: Pick<PageDraft, 'event'>): Problem[] {
  if (!event || !endsFirst(event)) return [];
  const message = 'The event ends before it starts, so visitors see no end. Correct it under Dates and places.';
  return [{ check: 'dates', severity: 'warning', message, blockKey: null }];
}

/** Requires one main heading with text, and no skipped levels (WCAG 1.3.1, 2.4.6). */
export function headingProblems({ headings }: PageFacts): Problem[] {
  const [main, second] = headings.filter(({ level, text }) => level === 1 && text.trim() !== '');
  const problems: Problem[] = [];
  const about = { check: 'headings', severity: 'warning' } as const;
  if (!main) {
    const message = 'The page has no main heading. Fill in the heading at its top.';
    problems.push({ check: 'empty text', severity: 'error', message, blockKey: null });
  }
  if (second) {
    const message = `“${second.text.trim()}” is a second main heading.`;
    problems.push({ ...about, message, blockKey: second.blockKey });
  }
  for (const [index, { level, text, blockKey }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 1;
    if (level <= before + 1) continue;
    const message = `The heading “${text.trim()}” is on level ${level} but the one before it is on level ${before}.`;
    problems.push({ ...about, message, blockKey });
  }
  return problems;
}

/** Sections that visitors would not see: they are deleted, or were never published. */
async function sectionProblems(
  db: Db,
  { domainId, contents }: Pick<PageDraft, 'domainId' | 'contents'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { componentType, sectionId, key } of allItems(contents)) {
    if (componentType !== SECTION_TYPE) continue;
    const ref = { _id: String(sectionId), domainId, collection: 'sections' as const };
    const section = await pageById(db, ref);
    if (section && (await pageById(db, ref, 'published'))) continue;
    const message = section
      ? `The section “${section.title}” has never been published, so visitors do not see it here. Publish it too.`
      : 'This section was deleted, so visitors see nothing here. Remove it from the page.';
    problems.push({ check: 'sections', severity: 'warning', message, blockKey: key });
  }
  return problems;
}

/**
 * Fields and links that are not finished and blocks that still have the words of their sample, which must not be published;
 * blocks that say what they start with, or nothing.
 */
function unfinishedProblems(page: Page): Problem[] {
  const language = addressLanguage(page.slug, page.domainId);
  const unfinished = [...unfinishedIn(page), ...linksWithoutTarget(page, language)].map(
    (found) => ({ check: 'unfinished', severity: 'error', ...found }) as const,
  );
  return [...unfinished, ...allItems(page.contents).flatMap((item) => problemsOf(item, language))];
}

/** Texts of a translation that wait for a person. */
export function translationProblems(page: Page): Problem[] {
  const waiting = textPlaces(page).flatMap(({ place }) => page.openTexts?.[place] ?? []);
  const about = { check: 'translation', severity: 'warning', blockKey: null } as const;
  const untranslated = waiting.filter((why) => why === 'original').length;
  const unconfirmed = waiting.length - untranslated;
  return [
    ...(untranslated > 0 ? [{ ...about, message: notTranslated(untranslated) }] : []),
    ...(unconfirmed > 0 ? [{ ...about, message: notConfirmed(unconfirmed) }] : []),
  ];
}

const notTranslated = (count: number): string =>
  count === 1 ? 'Not translated yet: 1 text.' : `Not translated yet: ${count} texts.`;

const notConfirmed = (count: number): string =>
  count === 1
    ? 'Translated by a machine, and not confirmed: 1 text.'
    : `Translated by a machine, and not confirmed: ${count} texts.`;

function problemsOf(item: ContentItem, language: string): Problem[] {
  const label = blockLabel(item);
  const about = { check: 'unfinished', blockKey: item.key } as const;
  const sample = sampleWordsIn(item, language);
  if (sample) {
    return [{ ...about, severity: 'error', message: `“${label}” still has sample text: “${sample}”. Write your own.` }];
  }
  const words = defaultWordsIn(item, language);
  if (words) {
    return [{ ...about, severity: 'warning', message: `“${label}” still says “${words}”. Write what it is about.` }];
  }
  if (!isEmptyBlock(item)) return [];
  const message = `“${label}” is empty, so visitors do not see it. Fill it in or remove it.`;
  return [{ ...about, severity: 'warning', message }];
}
