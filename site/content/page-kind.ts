import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { kindsOf } from '../cards/card-texts.ts';
import { pageLanguage } from '../elements/page-language.ts';
import { nameIn } from '../fields/in-language.ts';
import { templateOf } from '../templates/definitions.ts';
import { textsIn } from '../texts/texts-in.ts';

/** What visitors call the pages of the product's own templates. */
const BY_TEMPLATE: ReadonlyMap<string, 'aPage' | 'aJob' | 'aPerson'> = new Map([
  ['home', 'aPage'],
  ['generic', 'aPage'],
  ['careers', 'aJob'],
  ['teamMember', 'aPerson'],
]);

/** What a page is, for lists of pages of many kinds: its first "Content type" tag, otherwise what its template is for. */
export function pageKind(page: Pick<PublishedPage, 'domainId' | 'slug' | 'tags' | 'template'>): string {
  const [kind] = kindsOf(page.tags);
  const name = BY_TEMPLATE.get(page.template);
  const { tag } = pageLanguage(page);
  const fixed = textsIn(tag).search;
  return (kind && nameIn(tag, kind)) ?? (name ? fixed[name] : templateOf(page.template)?.label) ?? fixed.aPage;
}
