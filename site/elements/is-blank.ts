import { isEmptyRichText } from './is-empty-rich-text.ts';

/** True if nothing was filled in: no text, picture or address; switches and the type of a link do not count. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return isEmptyRichText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, child]) => name === 'type' || isBlank(child));
}
