import type { Page } from '../../model/entities/page.ts';
import { plainMarkup } from '../../model/values/plain-markup.ts';

/** The texts of a page's header and blocks, and what search engines are told, as plain text. */
export const pageTexts = ({ header, contents, description, keywords }: Page): string =>
  [...textsIn(header), ...textsIn(contents), description, keywords].map(plainMarkup).filter(Boolean).join(' · ');

/** Fields that hold a name or an address, in any block. */
const MACHINE = /^(?:_id|id|key|href|identifier|recipient)$|(?:Id|Key|Type|Colour|Url)$/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([name, one]) => (MACHINE.test(name) ? [] : textsIn(one)));
}

/** Texts have spaces, capitals or other letters; the values of choices (`left`, `lightBlue`) have none. */
const isText = (value: string): boolean => /^\p{Lu}|[^\w/.:#@-]/u.test(value);
