import type { PublishRecord, RecordItem } from '#content-store/model/entities/publish-record.ts';
import type { UndoneItem } from '../../../contract/publishing-records.ts';
import { said, t } from '../../words/t.ts';
import { KIND_NAMES } from '../publishing-words.ts';

/** How something went live, in words: `On schedule`, `Undo of #12`; null when somebody pressed Publish. */
export function sourceInWords({ source, undoes }: Pick<PublishRecord, 'source' | 'undoes'>): string | null {
  if (source === 'undo') return undoes === null ? t('Undo') : t('Undo of #{undoes}', { undoes });
  return SOURCES[source];
}

const SOURCES = {
  publish: null,
  schedule: t('On schedule'),
  release: t('Release'),
  import: t('By an import'),
  files: t('From changed files'),
} satisfies Record<Exclude<PublishRecord['source'], 'undo'>, string | null>;

export const CHANGES: Record<RecordItem['change'], string> = {
  added: t('Added'),
  changed: t('Changed'),
  removed: t('Removed'),
};

/** What something is: `Page`; empty when its title says so. */
export function kindInWords({ kind, part, title }: RecordItem): string {
  if (part === 'listings') return t('Entry in lists of pages');
  const name = kind === 'domain' ? t('Site') : KIND_NAMES[kind];
  return name === title ? '' : name;
}

/** What an undo does to one thing, for visitors: `/about gets its earlier version back`. */
export function effectInWords({ state, reason, change, part, slug, slugAfter, isInTrash }: UndoneItem): string {
  if (state === 'done') return t('It is as it was before already.');
  if (state !== 'ready') return said(reason ?? '');
  if (part === 'redirects') return t('What this publish changed in them goes back');
  const address = part === 'pages' && slug !== null ? `/${slug}` : t('It');
  const isOfPage = part === 'pages' || part === 'sections' || part === 'listings';
  if (change === 'removed')
    return isOfPage ? t('{address} is taken from visitors', { address }) : t('The default comes back');
  if (change === 'added')
    return t(isInTrash ? '{address} comes back, from the trash' : '{address} comes back', { address });
  if (slugAfter !== null && slugAfter !== slug)
    return t('{address} goes back to /{slugAfter}, in its earlier version', { address, slugAfter });
  return part !== 'pages' || slug === null
    ? t('The earlier version comes back')
    : t('{address} gets its earlier version back', { address });
}

/** A document of a record, and what goes along with it: the entry of a page in lists. */
export interface RecordRow<Item extends RecordItem> {
  key: string;
  item: Item;
  along: readonly Item[];
}

/** One row for each thing that people know by a name. */
export function rowsOf<Item extends RecordItem>(items: readonly Item[]): RecordRow<Item>[] {
  const groups = Map.groupBy(items, ({ part, _id }) => `${part === 'listings' ? 'pages' : part} ${_id}`);
  return [...groups].flatMap(([key, [item, ...along]]) => (item ? { key, item, along } : []));
}
