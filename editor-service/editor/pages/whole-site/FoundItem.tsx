import type { FoundDocument } from '../../../contract/pages-replace.ts';
import { openAt } from '../../saving/leaving/leave.ts';
import { said, t } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './WholeSite.module.css';

interface FoundItemProps {
  document: FoundDocument;
  replacement: string;
  /** The numbers of the chosen finds. */
  chosen: readonly number[];
  onChoose: (finds: readonly number[], isChosen: boolean) => void;
}

/** A page or another document with its finds; one that may not be changed says why. */
export function FoundItem({ document, replacement, chosen, onChoose }: FoundItemProps) {
  const workbench = useWorkbench();
  const { title, slug, refusal, finds } = document;
  const hasAll = chosen.length === finds.length;
  return (
    <li className={styles.document}>
      <div className={styles.head}>
        <input
          type="checkbox"
          aria-label={t('All in {title}', { title })}
          checked={hasAll}
          disabled={refusal !== null}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !hasAll;
          }}
          onChange={({ target }) =>
            onChoose(
              finds.map(({ at }) => at),
              target.checked,
            )
          }
        />
        {slug === null ? (
          <strong>{title}</strong>
        ) : (
          <button
            type="button"
            className={styles.title}
            onClick={() => openAt(workbench, slug, finds[0]?.blockKey ?? null)}
          >
            {title}
          </button>
        )}
        {slug !== null && <span className={styles.address}>/{slug}</span>}
        {refusal && <span className="note">{said(refusal)}</span>}
      </div>
      <ul className={styles.finds}>
        {finds.map(({ at, block, field, before, match, after }) => (
          <li key={at}>
            <label className={styles.find}>
              <input
                type="checkbox"
                checked={chosen.includes(at)}
                disabled={refusal !== null}
                onChange={({ target }) => onChoose([at], target.checked)}
              />
              <span className={styles.place}>{[block, field].filter(Boolean).join(' · ')}</span>
              <span className={styles.words}>
                {before}
                {replacement === '' ? (
                  <mark>{match}</mark>
                ) : (
                  <>
                    <del>{match}</del>
                    <ins>{replacement}</ins>
                  </>
                )}
                {after}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </li>
  );
}
