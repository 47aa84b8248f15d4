import type { Db } from '#content-store/drafts/database/open-database.ts';
import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { formSchema } from '#content-store/model/forms/form.ts';
import { CAPTCHA_MISSING, formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { formsIn } from '#content-store/model/forms/forms-in.ts';
import { unknownNames } from '#content-store/model/forms/placeholders.ts';
import { LIST_MISSING, subscribeSchema } from '#content-store/model/forms/subscribe.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
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
  return blocksIn(contents).flatMap((block): Problem[] => {
    const message = missingIn(block, known);
    const missing = { check: 'empty text', severity: 'error', message: message ?? '', blockKey: block.key } as const;
    return [...(message ? [missing] : []), ...unknownFields(block)];
  });
}

function unknownFields(block: ContentItem): Problem[] {
  const form = block.componentType === 'Form' ? formSchema.safeParse(block) : null;
  return (form?.success ? unknownNames(form.data) : []).map((name) => ({
    check: 'forms',
    severity: 'warning',
    message: `The form has no field named “${name}”, so the email has nothing in place of \${${name}}.`,
    blockKey: block.key,
  }));
}

function missingIn(block: ContentItem, { unaddressed = [], hasCaptcha }: Known): string | null {
  if (block.componentType === 'Form') {
    const form = formSchema.safeParse(block);
    if (form.success && form.data.recipient === '' && unaddressed.includes(form.data.identifier)) {
      return 'This form has no recipient, so submissions are kept here but not emailed to anyone.';
    }
    const error = form.success ? formConfigurationError(form.data) : undefined;
    if (error) return `The form cannot be sent: ${error}.`;
    const needsCaptcha = form.success && form.data.fields.some(({ type }) => type === 'captcha');
    return needsCaptcha && !hasCaptcha ? `${CAPTCHA_MISSING}.` : null;
  }
  const subscribe = 'subscribe' in block ? subscribeSchema.safeParse(block.subscribe) : null;
  const isIncomplete = subscribe?.success && subscribe.data.listId === '';
  return isIncomplete ? `Visitors cannot subscribe: ${LIST_MISSING}.` : null;
}

/** Every block, at any depth. */
function blocksIn(value: unknown): ContentItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(blocksIn);
  return 'componentType' in value && 'key' in value ? [value as ContentItem, ...inside] : inside;
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
    const message = `Another form also has the identifier “${identifier}”, on ${[...names, ...more].join(', ')}. Give each form a different one to tell their submissions apart.`;
    return [{ check: 'forms', severity: 'warning', message, blockKey }];
  });
  return (await Promise.all(problems)).flat();
}
