import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import type { Done } from './use-replace.ts';
import styles from './WholeSite.module.css';

/** What was replaced, what was not and why, and the way to publish it. */
export function ReplaceDone({ done, onAgain }: { done: Done; onAgain: () => void }) {
  const { store } = useWorkbench();
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => first.current?.focus(), []);
  const { changed, skipped, warnings, finds } = done;
  return (
    <div className={styles.done}>
      <p>
        <strong>
          {counted(finds, 'match', 'matches')} replaced in {counted(changed.length, 'place')}.
        </strong>{' '}
        {changed.length > 0 && 'The changes are saved as drafts. Visitors see them once you publish them.'}
      </p>
      {skipped.length > 0 && (
        <>
          <p>Not changed:</p>
          <ul>
            {skipped.map(({ kind, _id, title, reason }) => (
              <li key={`${kind} ${_id}`}>
                {title} <span className={styles.quiet}>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {warnings.length > 0 && (
        <>
          <p>Please check:</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <Button ref={first} onClick={onAgain}>
          Search again
        </Button>
        {changed.length > 0 && (
          <Button look="main" onClick={() => store.setState({ dialog: { kind: 'publish' } })}>
            Review unpublished changes
          </Button>
        )}
      </div>
    </div>
  );
}
