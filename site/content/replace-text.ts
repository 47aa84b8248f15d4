import type { Page } from '#content-store/model/entities/page.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { changeAt } from '../fields/change-at.ts';
import { mapSame } from '../fields/unless-same.ts';
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

type VisitText = (value: string, runs: TextRun[], place: FieldPlace) => string;

/** Visits the texts that a search is about. */
function visitTexts({ inAddresses }: Pick<TextSearch, 'inAddresses'>, visit: VisitText): VisitField {
  const visited = (runsOf: (value: string) => TextRun[], place: FieldPlace) => (value: unknown) => {
    if (typeof value !== 'string') return value;
    const runs = runsOf(value).filter(({ kind }) => kind === 'text' || inAddresses);
    return visit(value, runs, place);
  };
  const plain = (kind: TextRun['kind'], place: FieldPlace) => visited((value) => [plainRun(value, kind)], place);
  const within = (place: FieldPlace, part: string) => ({ ...place, field: `${place.field}, ${part}` });
  return (field: Field, value, place) => {
    if (field.kind === 'richText') return visited(markupRuns, place)(value);
    if (field.kind === 'text') {
      if (field.isAddress) return plain('address', place)(value);
      return field.isCode ? value : plain('text', place)(value);
    }
    if (field.kind === 'texts') return Array.isArray(value) ? mapSame(value, plain('text', place)) : value;
    if (field.kind === 'link') {
      const named = changeAt(value, 'text', plain('text', place));
      return changeAt(named, 'href', plain('address', within(place, 'address')));
    }
    if (field.kind !== 'image') return value;
    const described = changeAt(value, 'alt', plain('text', within(place, 'description')));
    return changeAt(described, 'caption', plain('text', within(place, 'caption')));
  };
}

/** How many characters are shown before and after a find. */
const AROUND = 48;

const before = (text: string): string =>
  text.length > AROUND ? `…${text.slice(-AROUND).replace(/^\S*\s/, '')}` : text;
const after = (text: string): string =>
  text.length > AROUND ? `${text.slice(0, AROUND).replace(/\s\S*$/, '')}…` : text;
