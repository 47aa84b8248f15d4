import { Combobox } from '@base-ui/react/combobox';
import { useCallback } from 'react';
import type { PageEntry } from '#content-store/model/entities/page-entry.ts';
import { ask } from '../../api/client.ts';
import styles from '../../ui/fields/Choice.module.css';
import { t } from '../../words/t.ts';
import { useFound } from '../../workbench/use-found.ts';

/** The pages found by a combobox, to choose from; `empty` is shown when there are none. */
export function FoundPages({ empty }: { empty: string }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} sideOffset={4}>
        <Combobox.Popup className={styles.popup}>
          <Combobox.Empty className={styles.empty}>{empty}</Combobox.Empty>
          <Combobox.List className={styles.list} aria-label={t('Pages')}>
            {(page: PageOption) => (
              <Combobox.Item key={page._id} className={styles.item} value={page}>
                <span>{page.title}</span>
                <span className={styles.address}>/{page.slug}</span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

export type PageOption = Pick<PageEntry, '_id' | 'slug' | 'title'>;
export type LinkablePage = PageOption & Pick<PageEntry, 'status'>;

/** The pages whose title or address matches a typed text best; null finds none. */
export function useFoundPages(typed: string | null, size = 20): readonly LinkablePage[] {
  const find = useCallback(async (q: string) => (await ask('page/find', { q, size })).pages, [size]);
  return useFound<LinkablePage>(
    typed?.trim().replace(/^\//, '') ?? null,
    find,
    ({ title, slug }) => `${title} ${slug}`,
  );
}
