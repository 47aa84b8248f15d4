import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { kindsOf } from '../cards/card-texts.ts';
import { templateOf } from '../templates/definitions.ts';
import { searchTexts as fixed } from '../texts/fixed-texts.ts';

/** What visitors call the pages of the product's own templates. */
const BY_TEMPLATE: ReadonlyMap<string, string> = new Map([
  ['home', fixed.aPage],
  ['generic', fixed.aPage],
  ['careers', fixed.aJob],
  ['teamMember', fixed.aPerson],
]);

/** What a page is, for lists of pages of many kinds: its first "Content type" tag, otherwise what its template is for. */
export function pageKind({ tags, template }: Pick<PublishedPage, 'tags' | 'template'>): string {
  const [kind] = kindsOf(tags);
  return kind ?? BY_TEMPLATE.get(template) ?? templateOf(template)?.label ?? fixed.aPage;
}
