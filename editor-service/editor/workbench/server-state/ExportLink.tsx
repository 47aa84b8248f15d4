import { useRef } from 'react';
import { ask } from '../../api/client.ts';
import { icons } from '../../ui/icons.ts';
import styles from '../../ui/table/Dashboard.module.css';
import { t } from '../../words/t.ts';
import { useChange } from './use-change.ts';

/** Downloads all rows, not only those of the page that is shown, once the service needs no further proof of who one is. */
export function ExportLink({ href }: { href: string }) {
  const isChecked = useRef(false);
  const { mutate } = useChange({
    call: (_link: HTMLAnchorElement) => ask('user/checkConfirmed', {}),
    stale: ['none'],
    onSuccess: (_answer, link) => {
      isChecked.current = true;
      link.click();
    },
  });
  return (
    <a
      className={styles.export}
      href={href}
      download
      onClick={(event) => {
        if (!isChecked.current) {
          event.preventDefault();
          mutate(event.currentTarget);
        }
        isChecked.current = false;
      }}
    >
      <icons.Download size={16} aria-hidden /> {t('Export to CSV')}
    </a>
  );
}
