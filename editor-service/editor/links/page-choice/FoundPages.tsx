import { Combobox } from '@base-ui/react/combobox';
import styles from '../../ui/fields/Choice.module.css';
import type { PageOption } from './use-found-pages.ts';

/** The pages found by a combobox, to choose from; `empty` is shown when there are none. */
export function FoundPages({ empty }: { empty: string }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} sideOffset={4}>
        <Combobox.Popup className={styles.popup}>
          <Combobox.Empty className={styles.empty}>{empty}</Combobox.Empty>
          <Combobox.List className={styles.list} aria-label="Pages">
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
