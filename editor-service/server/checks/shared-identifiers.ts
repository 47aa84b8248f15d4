import type { Db } from '#content-store/drafts/database/open-database.ts';
import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { formsIn } from '#content-store/model/forms/forms-in.ts';
import type { Problem } from '../../contract/page-checks.ts';
import { holderName } from '../forms/holder-name.ts';

const MOST_NAMED = 3;

/** Forms with the identifier of another one, on this page or elsewhere: their submissions are listed as those of one form. */
export async function sharedIdentifiers(db: Db, { _id, domainId, contents }: Page): Promise<Problem[]> {
  const own = formsIn(contents).filter(({ kind }) => kind === 'enquiry');
  const problems = own.map(async ({ identifier, blockKey }): Promise<Problem[]> => {
    const source = { kind: 'enquiry', copy: 'draft', domainId, identifier } as const;
    const elsewhere = (await formsNamed(db, source, new Date().toISOString())).map(({ pageId }) => pageId);
    const holders = [...new Set(elsewhere)].filter((pageId) => pageId !== _id);
    const names = await Promise.all(holders.slice(0, MOST_NAMED).map((pageId) => holderName(db, pageId, 'draft')));
    if (own.some((other) => other.identifier === identifier && other.blockKey !== blockKey)) names.unshift('this page');
    if (names.length === 0) return [];
    const more = holders.length > MOST_NAMED ? [`${holders.length - MOST_NAMED} more`] : [];
    const message = `Another form has the identifier “${identifier}” too, on ${[...names, ...more].join(', ')}. Give each its own, so that their submissions can be told apart.`;
    return [{ check: 'forms', severity: 'warning', message, blockKey }];
  });
  return (await Promise.all(problems)).flat();
}
