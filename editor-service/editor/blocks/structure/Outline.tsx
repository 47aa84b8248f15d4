import { useMemo } from 'react';
import { keyOf } from '../../store/blocks/owner.ts';
import { IconButton } from '../../ui/Button.tsx';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { BlockActions } from '../block-actions/BlockActions.tsx';
import { chosenBlocks } from '../block-actions/offers/chosen-blocks.ts';
import styles from './Outline.module.css';
import { OutlineTree } from './OutlineTree.tsx';
import { outlineRows } from './outline-rows.ts';

/** The page's blocks as a tree, to find them, see how they are nested, and move them. */
export function Outline() {
  const { store } = useWorkbench();
  const documents = useEditor((state) => state.documents);
  const rows = useMemo(() => (documents ? outlineRows(documents) : []), [documents]);
  return (
    <aside id="outline" className={styles.outline} aria-label={t('Outline')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('Outline')}</h2>
        <IconButton
          icon={icons.X}
          label={t('Close outline')}
          onClick={() => store.setState({ isOutlineOpen: false })}
        />
      </header>
      {rows.length > 0 ? (
        <OutlineTree rows={rows} />
      ) : (
        <p className={styles.hint}>{t('This page has no components yet.')}</p>
      )}
      <Actions />
    </aside>
  );
}

/** The actions for the selected blocks. */
function Actions() {
  const documents = useEditor((state) => state.documents);
  const selection = useEditor((state) => state.selection);
  const chosen = chosenBlocks({ documents, selection }, keyOf(selection) ?? '');
  if (!chosen) return null;
  return (
    <div className={styles.actions}>
      <BlockActions chosen={chosen} name={t('Selected component')} only={ACTIONS} />
    </div>
  );
}

const ACTIONS = ['up', 'down', 'moveTo', 'duplicate', 'add', 'remove'] as const;
