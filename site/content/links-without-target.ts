import type { PageContent } from '#content-store/model/published/public-page.ts';
import { valueAt } from '../fields/change-at.ts';
import { type FoundField, fieldsIn } from './fields-in.ts';
import { blockOf } from './item-schema.ts';
import { ownWord } from './own-words.ts';
import type { Unfinished } from './unfinished.ts';

const NOWHERE = 'the link leads nowhere. Choose its target, or delete its text.';

/** The links of a page, containers included, that have a text and lead nowhere: visitors would read it, and press in vain. */
export function linksWithoutTarget(page: PageContent, language = ''): Unfinished[] {
  const open = fieldsIn(page, ({ kind }, value) => kind === 'link' && isOpen(value));
  const written = open.filter((found) => isWritten(found, language));
  return written.map(({ blockKey, field, name }) => ({
    ...{ blockKey, field },
    message: `${name}: ${NOWHERE}`,
  }));
}

/** A text that the block starts with, in English or in the page's language, is no editor's; its view leaves such a link out. */
function isWritten({ item, field, value }: FoundField, language: string): boolean {
  if (!item) return true;
  const { componentType, key } = item;
  const usual = blockOf(componentType)?.schema.safeParse({ componentType, key }).data;
  const start = valueAt(usual, `${field}.text`);
  return ![start, ownWord(String(start), language)].includes(valueAt(value, 'text'));
}

const isOpen = (link: unknown): boolean => isFilled(valueAt(link, 'text')) && !isFilled(valueAt(link, 'href'));

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
