import { useMemo, useState } from 'react';
import { endComparison } from '../../saving/compare.ts';
import { comparePages } from '../../store/compare/compare-pages.ts';
import { differentNames } from '../../store/fields/field-names.ts';
import type { Comparison } from '../../store/state/editor-state.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { CHANGE_NAMES } from '../../ui/DifferenceList.tsx';
import { focusElement } from '../../ui/focus/focus-element.ts';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './ComparisonBar.module.css';
import { RestoreVersion } from './RestoreVersion.tsx';

/** The bar above a comparison: what is compared, the legend, the steps through the changes, and the way back. */
export function ComparisonBar({ comparison }: { comparison: Comparison }) {
  const workbench = useWorkbench();
  const page = useEditor(({ documents }) => documents?.page);
  const difference = useMemo(() => page && comparePages(comparison.before, page), [comparison, page]);
  if (!difference) return null;
  const { blocks, fields } = difference;
  return (
    <section ref={focusElement} className={styles.bar} aria-label={t('Comparison')} tabIndex={-1}>
      <div className={styles.row}>
        <h2 className={styles.title}>{t('Changed since {name}', { name: comparison.name })}</h2>
        <Steps keys={blocks.map(({ key }) => key)} />
        <span className={styles.gap} />
        {comparison.revision !== null && (
          <RestoreVersion
            revision={comparison.revision}
            onRestored={() => workbench.store.setState({ comparison: null })}
          />
        )}
        <Button onClick={() => endComparison(workbench)}>
          <icons.X size={16} aria-hidden /> {t('Back to editing')} <kbd className={styles.key}>Esc</kbd>
        </Button>
      </div>
      <dl className={styles.legend}>
        {Object.entries(CHANGE_NAMES).map(([kind, word]) => (
          <div key={kind} className={styles.entry}>
            <dt>
              <span className={styles.sample} data-kind={kind} aria-hidden /> {word}
            </dt>
            <dd>{blocks.filter((block) => block.kind === kind).length}</dd>
          </div>
        ))}
        <div className={styles.entry}>
          <dt>
            <ins className={styles.ins}>{t('new words')}</ins> <del className={styles.del}>{t('old words')}</del>
          </dt>
          <dd className="visually-hidden">{t('are marked in the text')}</dd>
        </div>
      </dl>
      {fields.length > 0 && (
        <p className={styles.fields}>{t('The page itself: {fields}', { fields: differentNames(fields).join(', ') })}</p>
      )}
      {fields.length + blocks.length === 0 && <p className={styles.fields}>{t('No differences.')}</p>}
    </section>
  );
}

/** The buttons for the next and the previous change. */
function Steps({ keys }: { keys: readonly string[] }) {
  const { store } = useWorkbench();
  const [at, setAt] = useState(-1);
  if (keys.length === 0) return null;

  function go(by: 1 | -1) {
    const next = (Math.max(at, by === 1 ? -1 : 0) + by + keys.length) % keys.length;
    setAt(next);
    store.setState({ focusRequest: { key: keys[next] ?? '' } });
  }

  return (
    <span className={styles.steps}>
      <IconButton icon={icons.ArrowUp} label={t('Previous change')} onClick={() => go(-1)} />
      <IconButton icon={icons.ArrowDown} label={t('Next change')} onClick={() => go(1)} />
      <span aria-live="polite">
        {at < 0 ? t('{keys} in all', { keys: keys.length }) : t('{at} of {keys}', { at: at + 1, keys: keys.length })}
      </span>
    </span>
  );
}
