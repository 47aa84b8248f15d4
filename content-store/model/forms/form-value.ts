import { CHOICE_SEPARATOR } from './fixed-names.ts';
import type { FormField } from './form-field.ts';

// No zod in here: public pages use this file too.

const MAX_LENGTH = 10_000;
const MAX_EMAIL_LENGTH = 254;
/** One plain address, no list, no name, no comment; linear in time. */
const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export type ValueProblem = 'required' | 'captcha' | 'email' | 'option' | 'too-long' | 'checkbox' | 'date' | 'phone';

/** As date controls send it, or as typed where there is none: `2026-11-23`, `23/11/2026`. */
const DATE =
  /^(?:(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)|(?<typedDay>\d\d)\/(?<typedMonth>\d\d)\/(?<typedYear>\d{4}))$/;
/** Digits of any script in the groups that people write them in, of any country: `0412 345 678`, `+44 (0)20 7946-0958`. */
const PHONE = /^[(\s]*\+?[\p{Nd}\s()\p{Pd}./]+(?<extension>[,;\s]*(?:\p{L}{1,12}\.?|#)[:\s]*\p{Nd}{1,6})?$/u;
const MAX_PHONE_LENGTH = 60;
/** Of a local number on a small island; of an international one with a long prefix (15 by ITU-T E.164), or of two local ones. */
const PHONE_DIGITS = { fewest: 5, most: 20 };

/** The maximum length of a field, in characters. */
export const maxLengthOf = ({ maxLength = MAX_LENGTH }: Pick<FormField, 'maxLength'>): number => maxLength;

/** True for one plain e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** The options chosen in a stored value. */
export function choicesIn(value: string): string[] {
  return value.split(CHOICE_SEPARATOR).filter((choice) => choice !== '');
}

/** The problem with the value of a field, if any; a checkbox holds `true` or `false`. */
export function valueProblem(field: FormField, value: string): ValueProblem | undefined {
  const { type, required, options } = field;
  if (type === 'captcha') return value === '' ? 'captcha' : undefined;
  if (type === 'checkbox') return checkboxProblem(required, value);
  if (value.trim() === '') return required ? 'required' : undefined;
  if (value.length > maxLengthOf(field)) return 'too-long';
  if (type === 'email' && !isEmail(value)) return 'email';
  if (type === 'select' && !options.includes(value)) return 'option';
  if (type === 'multipleChoice' && !choicesIn(value).every((choice) => options.includes(choice))) return 'option';
  if (type === 'date' && !isDate(value)) return 'date';
  if (type === 'phone' && !isPhone(value)) return 'phone';
  return undefined;
}

/** True when nothing was filled in: no text, no choice, no tick. A form that asks for nothing is answered. */
export function isUnanswered(fields: readonly FormField[], values: Readonly<Record<string, string>>): boolean {
  const asked = fields.filter(({ type }) => type !== 'captcha');
  const isMissing = (field: FormField) =>
    valueProblem({ ...field, required: true }, values[field.name] ?? '') === 'required';
  return asked.length > 0 && asked.every(isMissing);
}

/** True for a day that exists; not for 31 February. */
function isDate(text: string): boolean {
  const { year, month, day, typedYear = year, typedMonth = month, typedDay = day } = DATE.exec(text)?.groups ?? {};
  const iso = `${typedYear}-${typedMonth}-${typedDay}`;
  const date = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** True for what may be a telephone number, with an extension in any language: `131 114`, `(02) 9123 4567 ext. 12`. */
export function isPhone(text: string): boolean {
  const plain = text
    .trim()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, ''); // copied numbers bring marks of their direction
  const match = plain.length <= MAX_PHONE_LENGTH ? PHONE.exec(plain) : null;
  if (!match) return false;
  const digits = plain.replace(match.groups?.extension ?? '', '').replace(/\P{Nd}/gu, '').length;
  return digits >= PHONE_DIGITS.fewest && digits <= PHONE_DIGITS.most;
}

function checkboxProblem(required: boolean, value: string): ValueProblem | undefined {
  if (!['', 'true', 'false'].includes(value)) return 'checkbox';
  return required && value !== 'true' ? 'required' : undefined;
}
