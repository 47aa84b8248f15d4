import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { languageVersions, languageWithHome } from '../content/language-versions.ts';
import { pageNames } from '../content/page-names.ts';
import { pageWarnings } from '../content/page-warnings.ts';
import { pictureAnswers } from '../content/picture-answers.ts';
import { trailAbove, withTrail } from '../content/trail.ts';
import { sectionsFor, withSections } from '../content/with-sections.ts';
import type { PictureAnswers } from '../elements/field-host.ts';
import { withFileBase } from '../elements/file-links.ts';
import { pageFacts } from '../elements/page-facts.ts';
import { inPlace } from '../fields/in-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import { groundOf } from '../templates/header-of.ts';
import { blocksHtml } from './blocks-html.ts';
import { headHtml, imprintHtml } from './head-html.ts';
import { type Island, placeFor, type WithIslands } from './islands.ts';
import { PageView } from './PageView.tsx';
import { pageHead } from './page-head.ts';
import { renderWithPlaces } from './render-static.ts';
import { siteFrame } from './site-frame.ts';

/** A content page as the parts of its document. */
export interface PageHtml {
  /** The page's own part of the head. */
  head: string;
  /** The body up to the contents of `<main>`. */
  before: string;
  main: WithIslands;
  after: string;
}

/** The content page with a slug; null without one. It notes in `locals` what the caller of the renderer learns. */
export async function pageHtml(slug: string, locals: App.Locals): Promise<PageHtml | null> {
  const { reader } = locals;
  const stored = await reader.ask('page', { slug });
  if (!stored) return null;
  const language = await languageWithHome(stored, reader);
  locals.language = language;
  const page = withTrail(stored, await trailAbove(stored, reader));
  const settings = await reader.ask('siteSettings', inPlace(language));
  const domain = await reader.ask('domain', {});
  const { siteUrl } = await reader.ask('environment', {});
  const navigation = slug === '' ? await reader.ask('navigation', { slugPrefix: '' }) : undefined;
  const answers = await pictureAnswers([page.header, page.og, page.twitter, settings, navigation?.domainImage], reader);
  const versions = await languageVersions(stored, locals.frameReader ?? reader);
  const head = pageHead({
    ...{ page, settings, domain, siteUrl: domain.siteUrl || siteUrl, answers, versions, home: language.home },
    ...(navigation && { navigation }),
  });
  const { main: kept } = locals; // has its islands, and the overlay of its videos
  const main = kept === undefined ? await mainHtml(page, answers, locals) : { html: '', islands: [] };
  const { before, after } = await siteFrame(locals, {
    ...{ slug, versions, slugPrefix: page.region?.slugPrefix, backgroundColour: groundOf(page) },
  });
  return { head: headHtml(head), before: imprintHtml(head, language.tag) + before + (kept ?? ''), main, after };
}

/** What a content page shows inside the frame; `answers` has the pictures of its header. */
async function mainHtml(page: PublishedPage, answers: PictureAnswers, locals: App.Locals): Promise<WithIslands> {
  const { reader, language = siteLanguages[0], namesBlocks = locals.canvas === true } = locals;
  const { fileBaseUrl } = await reader.ask('environment', {});
  const contents = withSections(page.contents, await sectionsFor(page.contents, reader));
  locals.warnings = pageWarnings(page);
  const header = withFileBase(page.header, fileBaseUrl);
  const islands: Island[] = [];
  const around = { page: pageFacts(page), names: pageNames(contents), reader, language, namesBlocks, islands };
  const children = await blocksHtml(contents, around);
  const props = { page: { ...page, header }, answers };
  const html = renderWithPlaces(PageView, props, { slots: { children }, language }, (carousel) =>
    placeFor(carousel, islands),
  );
  return { html, islands };
}
