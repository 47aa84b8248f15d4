import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type FormSource, type FoundForm, formsAt, formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { Form } from '#content-store/model/forms/form.ts';
import type { FormKind } from '#content-store/model/forms/forms-in.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import type { BlockAddress } from '#content-store/model/values/content-item.ts';
import { currentForm } from '#site/content/current-form.ts';
import type { CheckedPayloadOf } from '../../contract/calls.ts';
import { type CheckedValues, checkValues, validValues } from './check-values.ts';

type Submitted = CheckedPayloadOf<'forms/submit'>;

type Candidate = FoundForm<'enquiry'>;

type Place = Omit<FormSource<'enquiry'>, 'kind'>;

/** The form that a submission is for, and its checked values; or the forms that it may be for, if it cannot be told. */
interface ChosenForm extends CheckedValues {
  form: Form;
  candidates?: BlockAddress[];
}

/**
 * Chooses the stored form that a submission is for: the one in the block that its page names. A page without that, loaded
 * before pages named it, sends the identifier alone: then it is certain only if one form has it. Null if there is none;
 * throws AppError `invalid`, in this language, for values that no candidate accepts.
 */
export async function chooseForm(
  db: Db,
  place: Place,
  payload: Submitted,
  { at: now, language }: { at: string; language: string },
): Promise<ChosenForm | null> {
  const { settings, form: posted } = payload;
  const { identifier } = settings;
  const { found, by } = await formsMeant(db, { kind: 'enquiry', ...place, identifier, block: payload }, now);
  const candidates = remaining(found.map(current), payload);
  if (candidates.length === 0) return null;
  const accepted = firstAccepted(candidates, ({ form }) => ({ form, ...checkValues(form.fields, posted, language) }));
  const isCertain = by === 'block' || (by === 'identifier' && candidates.length === 1);
  if (isCertain || place.copy === 'draft') return accepted;
  return ownerless(accepted, candidates, posted);
}

const current = (found: Candidate): Candidate => ({ ...found, form: currentForm(found.form) });

/** The candidates, one for each form: what the browser sent helps to choose, by recipient, ccs and subject, then by names. */
function remaining(found: readonly Candidate[], { settings, form }: Submitted): Candidate[] {
  const names = Object.keys(form);
  const named = preferred(found, (one) => isSentTo(one.form, settings));
  const fitting = preferred(named, (one) => hasFields(one.form, names));
  const inBlocks = firstOfEach(fitting, ({ pageId, blockKey }) => `${pageId} ${blockKey}`);
  return firstOfEach(inBlocks, ({ form: candidate }) => treatmentBy(candidate));
}

function preferred(all: readonly Candidate[], isPreferred: (one: Candidate) => boolean): readonly Candidate[] {
  const some = all.filter(isPreferred);
  return some.length > 0 ? some : all;
}

function firstOfEach(all: readonly Candidate[], nameOf: (one: Candidate) => string): Candidate[] {
  return [...Map.groupBy(all, nameOf).values()].flatMap(([first]) => first ?? []);
}

const CONFIRMATION = ['successEmailText', 'successEmailSubject', 'submitterEmailField'] as const;
const TREATMENT = ['recipient', 'subject', 'ccs', 'retentionDays', ...CONFIRMATION] as const;

/** What a form does with a submission. Copies that do the same need not be told apart. */
const treatmentBy = (form: Form): string =>
  stableJson([TREATMENT.map((name) => form[name]), form.fields.map((field) => ({ ...field, key: '' }))]);

function isSentTo({ recipient, subject, ccs }: Form, settings: Submitted['settings']): boolean {
  const copies = (settings.ccs ?? []).map((cc) => (typeof cc === 'string' ? cc : cc.email));
  return (
    recipient === settings.recipient &&
    subject === settings.subject &&
    ccs.map(({ email }) => email).join() === copies.join()
  );
}

function hasFields({ fields }: Form, names: readonly string[]): boolean {
  return fields.length === names.length && fields.every(({ name }) => names.includes(name));
}

/** A form that mails nobody, until an editor says which of the candidates it was; all that any of them asks for is kept. */
function ownerless(
  { form, ...accepted }: ChosenForm,
  candidates: readonly Candidate[],
  posted: Submitted['form'],
): ChosenForm {
  const days = candidates.map((one) => one.form.retentionDays);
  const retentionDays = days.includes(0) ? 0 : Math.max(...days);
  const fields = candidates.flatMap((one) => one.form.fields);
  return {
    ...accepted,
    form: { ...form, recipient: '', subject: '', ccs: [], successEmailText: '', retentionDays },
    values: { ...validValues(fields, posted), ...accepted.values },
    candidates: candidates.map(({ pageId, blockKey }) => ({ pageId, blockKey })),
  };
}

/** What a page says of the form that it sends from; loaded before an upgrade, it may name no block. */
interface Said<Kind extends FormKind> extends FormSource<Kind> {
  identifier: string;
  block: { [Name in keyof BlockAddress]?: string | undefined };
}

/** Stored forms that a page may mean: `by: 'identifier'` if it named no block, `by: 'lost block'` if that was removed. */
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
