import type { Db } from '#content-store/drafts/database/open-database.ts';
import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { type Form, formSchema } from '#content-store/model/forms/form.ts';
import { CAPTCHA_MISSING } from '#content-store/model/forms/form-configuration.ts';
import { formMistake } from '#content-store/model/forms/form-mistake.ts';
import { formsIn } from '#content-store/model/forms/forms-in.ts';
import { unknownNames } from '#content-store/model/forms/placeholders.ts';
import { LIST_MISSING, subscribeSchema } from '#content-store/model/forms/subscribe.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { allItems } from '#site/content/child-items.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import { holderName } from '../../forms/holder-name.ts';

const MAX_NAMED = 3;

interface Known {
  /** The identifiers of forms that are live without a recipient. */
  unaddressed?: readonly string[];
  hasCaptcha: boolean;
}

/** Forms that cannot be sent, because something they need is missing, and mails that name a field which does not exist. */
export function formProblems(contents: readonly ContentItem[], known: Known): Problem[] {
  return allItems(contents).flatMap((block): Problem[] => {
    const form = block.componentType === 'Form' ? formSchema.safeParse(block).data : undefined;
    const missing = form ? missingInForm(form, known) : missingInSubscribe(block);
    const blockKey = block.key;
    return [
      ...(missing ? [{ check: 'empty text', severity: 'error', blockKey, ...missing } as const] : []),
      ...(form ? unknownNames(form) : []).map(
        (name): Problem => ({
          ...{ check: 'forms', severity: 'warning', blockKey },
          message: `The form has no field named “${name}”, so the email has nothing in place of \${${name}}.`,
        }),
      ),
    ];
  });
}

type Missing = Required<Pick<Problem, 'message' | 'field'>>;

function missingInForm(form: Form, { unaddressed = [], hasCaptcha }: Known): Missing | null {
  if (form.recipient === '' && unaddressed.includes(form.identifier)) {
    const message = 'This form has no recipient, so submissions are kept here but not emailed to anyone.';
    return { message, field: 'recipient' };
  }
  const mistake = formMistake(form);
  if (mistake) return { message: `The form cannot be sent. ${mistake.message}`, field: mistake.field };
  const captcha = form.fields.findIndex(({ type }) => type === 'captcha');
  return captcha >= 0 && !hasCaptcha ? { message: `${CAPTCHA_MISSING}.`, field: `fields.${captcha}` } : null;
}

function missingInSubscribe(block: ContentItem): Missing | null {
  const subscribe = 'subscribe' in block ? subscribeSchema.safeParse(block.subscribe).data : undefined;
  if (subscribe?.listId !== '') return null;
  return { message: `Visitors cannot subscribe: ${LIST_MISSING}.`, field: 'subscribe.listId' };
}

/** Forms with the identifier of another one, on this page or elsewhere: their submissions are listed as those of one form. */
export async function sharedIdentifiers(db: Db, { _id, domainId, contents }: Page): Promise<Problem[]> {
  const own = formsIn(contents).filter(({ kind }) => kind === 'enquiry');
  const problems = own.map(async ({ identifier, blockKey }): Promise<Problem[]> => {
    const source = { kind: 'enquiry', copy: 'draft', domainId, identifier } as const;
    const elsewhere = (await formsNamed(db, source, new Date().toISOString())).map(({ pageId }) => pageId);
    const holders = [...new Set(elsewhere)].filter((pageId) => pageId !== _id);
    const names = await Promise.all(holders.slice(0, MAX_NAMED).map((pageId) => holderName(db, pageId, 'draft')));
    if (own.some((other) => other.identifier === identifier && other.blockKey !== blockKey)) names.unshift('this page');
    if (names.length === 0) return [];
    const more = holders.length > MAX_NAMED ? [`${holders.length - MAX_NAMED} more`] : [];
    const message = `Another form is also called “${identifier}” in the list of submissions, on ${[...names, ...more].join(', ')}. Give each form a different name to tell their submissions apart.`;
    return [{ check: 'forms', severity: 'warning', message, blockKey }];
  });
  return (await Promise.all(problems)).flat();
}
