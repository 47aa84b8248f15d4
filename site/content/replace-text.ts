import type { Page } from '#content-store/model/entities/page.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { eachText } from './each-text.ts';
import { spansOf, type WantedText } from './find-text.ts';
import { type FieldPlace, mapPage, mapSiteDocument, type VisitField } from './map-texts.ts';
import { markupRuns, plainRun, type TextEdit, type TextRun, withEdits } from './text-runs.ts';

/** What is looked for, and where. */
export interface TextSearch extends WantedText {
  /** Also in the addresses that links lead to. */
  inAddresses: boolean;
  /** Also in what visitors never get: recipients and texts of mails. */
  inMails: boolean;
}

/** An occurrence of the text: the words around it, and its number within the document. */
export interface Find extends FieldPlace {
  at: number;
  before: string;
  match: string;
  after: string;
  isAddress: boolean;
}

/** Every occurrence of the text on a page, in the order of the page. */
export const findInPage = (page: Page, search: TextSearch): Find[] => found((visit) => mapPage(page, visit), search);

/** Every text that editors wrote on a page, as it reads: no addresses or choices, and nothing that visitors never get. */
export function textsOfPage(page: Page): string[] {
  const texts: string[] = [];
  const visit = visitTexts({ inAddresses: false }, (value, runs) => {
    texts.push(...runs.map(({ text }) => text));
    return value;
  });
  mapPage(page, { withPrivate: false, visit });
  return texts;
}

/** Every occurrence of the text in a navigation, footer or notice. */
export const findInSiteDocument = <K extends SiteDocumentKind>(
  kind: K,
  document: SiteDocument<K>,
  search: TextSearch,
): Find[] => found((visit) => mapSiteDocument(kind, document, visit), search);

export interface Replacement {
  search: TextSearch;
  replacement: string;
  /** The numbers of the finds that are replaced; of others, nothing changes. */
  chosen: ReadonlySet<number>;
}

/** The page with the chosen finds replaced. Throws AppError `invalid` for an address that no link may have. */
export const replaceInPage = <P extends Page>(page: P, replace: Replacement): P =>
  mapPage(page, { withPrivate: replace.search.inMails, visit: replacing(replace) });

/** The same for a navigation, footer or notice. */
export const replaceInSiteDocument = <K extends SiteDocumentKind>(
  kind: K,
  document: SiteDocument<K>,
  replace: Replacement,
): SiteDocument<K> =>
  mapSiteDocument(kind, document, { withPrivate: replace.search.inMails, visit: replacing(replace) });

function found(map: (visit: { visit: VisitField; withPrivate: boolean }) => unknown, search: TextSearch): Find[] {
  const finds: Find[] = [];
  const visit = visitTexts(search, (value, runs, place) => {
    for (const run of runs) {
      for (const { from, to } of spansOf(search, run.text)) {
        const match = run.text.slice(from, to);
        const around = { before: before(run.text.slice(0, from)), match, after: after(run.text.slice(to)) };
        finds.push({ ...place, ...around, at: finds.length, isAddress: run.kind === 'address' });
      }
    }
    return value;
  });
  map({ withPrivate: search.inMails, visit });
  return finds;
}

function replacing({ search, replacement, chosen }: Replacement): VisitField {
  let at = 0;
  return visitTexts(search, (value, runs) => {
    const edits: TextEdit[] = [];
    for (const run of runs) {
      const own = spansOf(search, run.text).filter(() => chosen.has(at++));
      edits.push(...own.map((span) => ({ run, replacement, ...span })));
      if (run.kind === 'address' && own.length > 0) requireSafe(changed(run.text, own, replacement));
    }
    return edits.length > 0 ? withEdits(value, edits) : value;
  });
}

const changed = (text: string, spans: readonly { from: number; to: number }[], replacement: string): string => {
  const run = plainRun(text, 'address');
  const edits = spans.map((span) => ({ run, replacement, ...span }));
  return withEdits(text, edits);
};

function requireSafe(href: string): void {
  if (!isSafeHref(href)) throw new AppError('invalid', `“${href}” is not a valid link address`);
}

type VisitRuns = (value: string, runs: TextRun[], place: FieldPlace) => string;

/** Visits the texts that a search is about. */
const visitTexts = ({ inAddresses }: Pick<TextSearch, 'inAddresses'>, visit: VisitRuns): VisitField =>
  eachText((value, kind, place) => {
    if (kind === 'address' && !inAddresses) return value;
    const runs = kind === 'rich' ? markupRuns(value) : [plainRun(value, kind)];
    const wanted = runs.filter((run) => run.kind === 'text' || inAddresses);
    return visit(value, wanted, place);
  });

/** How many characters are shown before and after a find. */
const AROUND = 48;

const before = (text: string): string =>
  text.length > AROUND ? `…${text.slice(-AROUND).replace(/^\S*\s/, '')}` : text;
const after = (text: string): string =>
  text.length > AROUND ? `${text.slice(0, AROUND).replace(/\s\S*$/, '')}…` : text;
