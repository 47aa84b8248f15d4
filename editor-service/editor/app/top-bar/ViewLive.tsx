import { collectionOf } from '../../store/documents/collection-of.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import styles from './TopBar.module.css';

/** Opens the page as visitors see it; nothing while it is not published. */
export function ViewLive() {
  const address = useEditor(liveAddressOf);
  if (address === null) return null;
  return (
    <a className={styles.live} href={address} target="_blank" rel="noopener">
      {t('View live')}
      <icons.ExternalLink size={14} aria-hidden />
      <span className="visually-hidden">{t('(opens in a new tab)')}</span>
    </a>
  );
}

/** The public address of the page; null while it is not published, and for a section. */
export function liveAddressOf({ saved, siteUrl }: Pick<EditorState, 'saved' | 'siteUrl'>): string | null {
  const isPage = saved !== null && collectionOf(saved.page) === 'pages';
  return isPage && saved.page.published ? `${siteUrl.replace(/\/$/, '')}/${saved.page.slug}` : null;
}
