import type { Page } from '../../model/entities/page.ts';
import { stableJson } from '../../model/stable-json.ts';

const texts = new WeakMap<Page, string>();

/** A page as it is stored. A change writes it into several tables; the page must not be modified in between. */
export function documentText(page: Page): string {
  const text = texts.get(page) ?? stableJson(page);
  texts.set(page, text);
  return text;
}
