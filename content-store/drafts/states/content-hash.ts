import { hash } from 'node:crypto';
import { type Page, serverOwnedFields } from '../../model/entities/page.ts';
import { isLaterDefault } from '../../model/entities/stored-page.ts';
import { stableJson } from '../../model/stable-json.ts';

const SERVER_OWNED = new Set(Object.keys(serverOwnedFields));

/** A page as it is stored. */
export const documentText = oncePerPage(stableJson);

/** What a page was translated from, and how far that is, is no part of what it says. */
const OF_TRANSLATING = new Set(['translatedFrom', 'openTexts']);

const isWritten = ([name, value]: [string, unknown]) =>
  !SERVER_OWNED.has(name) && !OF_TRANSLATING.has(name) && !isLaterDefault(name, value);

/** A hash of what editors wrote into a page: equal for a draft and the copy that was published from it. */
export const pageContentHash = oncePerPage((page) =>
  contentHash(Object.fromEntries(Object.entries(page).filter(isWritten))),
);

/** A change or a publish asks for the same text several times; the page must not be modified in between. */
function oncePerPage(textOf: (page: Page) => string): (page: Page) => string {
  const texts = new WeakMap<Page, string>();
  return (page) => {
    const text = texts.get(page) ?? textOf(page);
    texts.set(page, text);
    return text;
  };
}

/** A hash of a document. Stored: a change here, or of the fields that count, needs a migration. */
export const contentHash = (content: object): string => hash('sha256', stableJson(content), 'base64url');
