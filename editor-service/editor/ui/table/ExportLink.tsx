import { Download } from 'lucide-react';
import styles from './Dashboard.module.css';

/** Downloads all rows, not only those of the page that is shown. */
export function ExportLink({ href }: { href: string }) {
  return (
    <a className={styles.export} href={href} download>
      <Download size={16} aria-hidden /> Export to CSV
    </a>
  );
}
