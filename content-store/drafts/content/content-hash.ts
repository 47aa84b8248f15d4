import { hash } from 'node:crypto';
import { type Page, serverOwnedFields } from '../../model/entities/page.ts';
import { stableJson } from '../../model/stable-json.ts';

const SERVER_OWNED = new Set(Object.keys(serverOwnedFields));

/** A hash of what editors wrote into a page: equal for a draft and the copy that was published from it. */
export function pageContentHash(page: Page): string {
  return contentHash(Object.fromEntries(Object.entries(page).filter(([name]) => !SERVER_OWNED.has(name))));
}

/** A hash of a document. Stored: a change here, or of the fields that count, needs a migration. */
export const contentHash = (content: object): string => hash('sha256', stableJson(content), 'base64url');
