import { hash } from 'node:crypto';
import { type Page, serverOwnedFields } from '../../model/entities/page.ts';
import { stableJson } from '../../model/stable-json.ts';

const SERVER_OWNED = new Set(Object.keys(serverOwnedFields));

const hashes = new WeakMap<Page, string>();

/**
 * A hash of what editors wrote into a page: equal for a draft and the copy that was published from it. A publish asks for it
 * twice; the page must not be modified in between.
 */
export function pageContentHash(page: Page): string {
  const written = () => Object.fromEntries(Object.entries(page).filter(([name]) => !SERVER_OWNED.has(name)));
  const hashed = hashes.get(page) ?? contentHash(written());
  hashes.set(page, hashed);
  return hashed;
}

/** A hash of a document. Stored: a change here, or of the fields that count, needs a migration. */
export const contentHash = (content: object): string => hash('sha256', stableJson(content), 'base64url');
