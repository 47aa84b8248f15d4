import { isEmptyRichText } from './is-empty-rich-text.ts';

/** True when nothing was filled in: no text, no picture, no address; switches and the type of a link say nothing. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return isEmptyRichText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, child]) => name === 'type' || isBlank(child));
}
