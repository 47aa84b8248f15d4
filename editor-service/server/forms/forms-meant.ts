import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type FormSource, type FoundForm, formsAt, formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { FormKind } from '#content-store/model/forms/forms-in.ts';
import type { BlockAddress } from '#content-store/model/values/content-item.ts';

/** What a page says of the form that it sends from; loaded before an upgrade, it may name no block. */
interface Said<Kind extends FormKind> extends FormSource<Kind> {
  identifier: string;
  block: { [Name in keyof BlockAddress]?: string | undefined };
}

/**
 * Stored forms that a page may mean; `by: 'identifier'` when it named no block, `by: 'lost block'` when that was removed.
 */
interface Meant<Kind extends FormKind> {
  found: FoundForm<Kind>[];
  by: 'block' | 'lost block' | 'identifier';
}

/** The versions of the form in the block that a page names; else those of the domain with its identifier. */
export async function formsMeant<Kind extends FormKind>(
  db: Db,
  { identifier, block: { pageId, blockKey }, ...source }: Said<Kind>,
  now: string,
): Promise<Meant<Kind>> {
  const namesBlock = pageId !== undefined && blockKey !== undefined;
  const inBlock = namesBlock ? await formsAt(db, { ...source, pageId, blockKey }, now) : [];
  if (inBlock.length > 0) return { found: inBlock, by: 'block' };
  return { found: await formsNamed(db, { ...source, identifier }, now), by: namesBlock ? 'lost block' : 'identifier' };
}

/** The first result of `check` that does not throw; when all candidates throw, the first error is thrown. */
export function firstAccepted<Candidate, Result>(
  candidates: readonly Candidate[],
  check: (candidate: Candidate) => Result,
): Result {
  let refusal: unknown;
  for (const candidate of candidates) {
    try {
      return check(candidate);
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}
