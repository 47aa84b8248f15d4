import type { PageContent } from '#content-store/model/published/public-page.ts';
import { valueAt } from '../fields/change-at.ts';
import { type FoundField, fieldsIn } from './fields-in.ts';
import { blockOf } from './item-schema.ts';
import type { Unfinished } from './unfinished.ts';

const NOWHERE = 'the link leads nowhere. Choose its target, or delete its text.';

/** The links of a page, containers included, that have a text and lead nowhere: visitors would read it, and press in vain. */
export function linksWithoutTarget(page: PageContent): Unfinished[] {
  const open = fieldsIn(page, ({ kind }, value) => kind === 'link' && isOpen(value)).filter(isWritten);
  return open.map(({ blockKey, field, name }) => ({
    ...{ blockKey, field },
    message: `${name}: ${NOWHERE}`,
  }));
}

/** A text that the block starts with is no editor's; its view leaves such a link out. */
function isWritten({ item, field, value }: FoundField): boolean {
  if (!item) return true;
  const { componentType, key } = item;
  const usual = blockOf(componentType)?.schema.safeParse({ componentType, key }).data;
  return valueAt(value, 'text') !== valueAt(usual, `${field}.text`);
}

const isOpen = (link: unknown): boolean => isFilled(valueAt(link, 'text')) && !isFilled(valueAt(link, 'href'));

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
