import { ExternalLink } from 'lucide-react';
import { useEditor } from '../workbench/workbench-context.ts';
import { liveAddressOf } from './live-address.ts';
import styles from './TopBar.module.css';

/** Opens the page as visitors see it; nothing while it is not published. */
export function ViewLive() {
  const address = useEditor(liveAddressOf);
  if (address === null) return null;
  return (
    <a className={styles.live} href={address} target="_blank" rel="noopener">
      View live
      <ExternalLink size={14} aria-hidden />
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
