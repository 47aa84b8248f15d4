import { t } from '../../words/t.ts';
import { icons } from '../icons.ts';
import styles from './Dashboard.module.css';

/** Downloads all rows, not only those of the page that is shown. */
export function ExportLink({ href }: { href: string }) {
  return (
    <a className={styles.export} href={href} download>
      <icons.Download size={16} aria-hidden /> {t('Export to CSV')}
    </a>
  );
}
