import { collectionOf } from '../../store/documents/collection-of.ts';
import { icons } from '../../ui/icons.ts';
import styles from '../../ui/Notice.module.css';
import { t, tParts } from '../../words/t.ts';
import { useEditor } from '../../workbench/workbench-context.ts';

/** Says that what is open is a section, not a page: its changes show on several pages. */
export function SectionNotice() {
  const name = useEditor(({ documents }) =>
    documents && collectionOf(documents.page) === 'sections' ? documents.page.title : null,
  );
  if (name === null) return null;
  return (
    <p className={styles.notice}>
      <icons.Component size={16} aria-hidden />
      <span>
        {tParts('Section {strong}. Once published, changes appear on every page that uses it.', {
          strong: <strong>{name || t('without a name')}</strong>,
        })}
      </span>
    </p>
  );
}
