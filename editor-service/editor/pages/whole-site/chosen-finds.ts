import type { CheckedPayloadOf, PayloadOf } from '../../../contract/calls.ts';
import type { FoundDocument } from '../../../contract/pages-replace.ts';

/** A search, as it is filled in. */
export type Search = Omit<CheckedPayloadOf<'content/find'>, 'domainId' | 'after'>;

export const NO_SEARCH: Search = {
  ...{ text: '', matchCase: false, wholeWords: false, inAddresses: false, inMails: false },
  scopes: ['pages', 'sections', 'navigation', 'footer', 'notices'],
};

/** The finds that are left out, by `findKey`: everything that may be changed is chosen by default. */
export type LeftOut = ReadonlySet<string>;

export const documentKey = ({ kind, _id }: Pick<FoundDocument, 'kind' | '_id'>): string => `${kind} ${_id}`;
const findKey = (document: FoundDocument, at: number): string => `${documentKey(document)} ${at}`;

/** The numbers of the chosen finds of a document; none in one that the person may not change. */
export function chosenIn(document: FoundDocument, leftOut: LeftOut): number[] {
  if (document.refusal !== null) return [];
  return document.finds.flatMap(({ at }) => (leftOut.has(findKey(document, at)) ? [] : at));
}

/** Leaves finds of a document out, or chooses them again. */
export function withFinds(
  leftOut: LeftOut,
  document: FoundDocument,
  finds: readonly number[],
  isChosen: boolean,
): LeftOut {
  const next = new Set(leftOut);
  for (const at of finds) {
    if (isChosen) next.delete(findKey(document, at));
    else next.add(findKey(document, at));
  }
  return next;
}

/** The most documents that one call can change (`content/replace`). */
const MAX_DOCUMENTS = 500;

export type Batch = PayloadOf<'content/replace'>['documents'];

/** The chosen finds as calls make them: all or none of each batch. */
export function batchesOf(documents: readonly FoundDocument[], leftOut: LeftOut): Batch[] {
  const chosen = documents.flatMap((document) => {
    const { kind, _id, version } = document;
    const finds = chosenIn(document, leftOut);
    return finds.length > 0 ? [{ kind, _id, version, finds }] : [];
  });
  return Array.from({ length: Math.ceil(chosen.length / MAX_DOCUMENTS) }, (_, index) =>
    chosen.slice(index * MAX_DOCUMENTS, (index + 1) * MAX_DOCUMENTS),
  );
}
