import { z } from 'zod';
import type { Collection, PageDraft } from '#content-store/model/entities/page.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { namedContent } from '#site/content/public-content.ts';
import { unfinishedIn } from '#site/content/unfinished.ts';
import { postedPage } from '../../../contract/pages.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { checkPayload, checkWellFormed, reasonsOf } from '../../http/payload.ts';

export interface Line {
  /** From 1. */
  number: number;
  text: string;
}

/** A line that may be stored, or why it may not. */
export type CheckedLine = { number: number } & (
  | { collection: string; document: unknown; warnings: readonly string[] }
  | { reasons: readonly string[] }
);

const lineSchema = z.object({ collection: z.string(), document: z.unknown() });

/** Checks what needs no database; pages are most of the work. The document is as its collection stores it. */
export function checkLine({ number, text }: Line): CheckedLine {
  try {
    const { collection, document } = checkPayload(lineSchema, JSON.parse(text));
    if (collection !== 'pages' && collection !== 'sections') return { number, collection, document, warnings: [] };
    const { warnings, ...page } = checkPage(document, collection);
    return { number, collection, document: page, warnings };
  } catch (error) {
    return { number, reasons: error instanceof SyntaxError ? ['This is not valid JSON'] : reasonsOf(error) };
  }
}

/** A page as it may be stored. */
export interface CheckedPage {
  _id: string | undefined;
  draft: PageDraft;
  /** What is published of it; absent: all. */
  named?: PageContent;
  /** Why it may not be published, one sentence each. */
  unfinished: string[];
}

/** Checks a page of an export as a save would, and what publishing it needs. Throws AppError `invalid` as a save does. */
export function checkPage(document: unknown, collection: Collection): CheckedPage & { warnings: string[] } {
  const posted = checkWellFormed(postedPage, withKeys(document));
  const { draft, warnings } = cleanPage(posted, collection);
  const _id = posted._id && checkWellFormed(idSchema, posted._id);
  const named = namedContent(draft);
  const isAll = named.template === draft.template && named.header === draft.header && named.contents === draft.contents;
  const unfinished = unfinishedIn(draft).map(({ message }) => message);
  return { _id, draft, warnings, unfinished, ...(!isAll && { named }) };
}

/** A page with a key for each component that has none; keys that are there stay. */
export function withKeys(document: unknown): unknown {
  if (componentsIn(document).every(({ key }) => key !== undefined && key !== '')) return document;
  const copy: unknown = structuredClone(document);
  const components = componentsIn(copy);
  const taken = new Set(components.map(({ key }) => key));
  let number = 0;
  for (const component of components) {
    if (component.key !== undefined && component.key !== '') continue;
    do number += 1;
    while (taken.has(`i${number}`));
    component.key = `i${number}`;
  }
  return copy;
}

/** Everything with a component type, in the order of the page. */
function componentsIn(value: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if ('componentType' in next) found.push(next as Record<string, unknown>);
    waiting.push(...inside.reverse());
  }
  return found;
}
