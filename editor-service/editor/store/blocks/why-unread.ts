import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf, readerOf } from '#site/content/item-schema.ts';
import { t } from '../../words/t.ts';

/** Why a block can be neither shown nor changed here; null for one whose component is installed. */
export function whyUnread(item: ContentItem): string | null {
  if (readerOf(item)) return null;
  const definition = blockOf(item.componentType)?.definition;
  if (!definition) return t('No component is called “{componentType}” here.', { componentType: item.componentType });
  return t('This {label} was made with a newer version of the component so it is kept unchanged.', {
    label: definition.label,
  });
}
