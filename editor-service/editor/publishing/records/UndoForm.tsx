import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UndoneItem } from '../../../contract/publishing-records.ts';
import { CallFailed, failureMessage, send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { focusElement } from '../../ui/focus/focus-element.ts';
import { FirstRows } from '../../ui/table/FirstRows.tsx';
import { failedCall } from '../../workbench/failed-call.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import type { Workbench } from '../../workbench/workbench.ts';
import { useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from '../Publishing.module.css';
import set from '../PublishSet.module.css';
import { listenToSet } from '../publish-news.ts';
import { reloadPage } from '../publish-set.ts';
import { effectInWords, type RecordRow, rowsOf } from './record-words.ts';

/** A record by its number, or the moment after one: 0 is before the first. */
type Undoable = { number: number } | { to: number };

/** Undoes these items; a toast shows the progress until visitors see it, another what could not be undone. Throws CallFailed. */
async function undoPublish(workbench: Workbench, of: Undoable, items: readonly UndoneItem[]): Promise<void> {
  const news = await listenToSet(workbench, items);
  try {
    const chosen = items.map(({ part, _id }) => ({ part, _id }));
    const { leftOut } = await send('publish/undo', { ...of, items: chosen });
    if (leftOut) workbench.toasts.add({ type: 'error', title: 'Not all of it could be undone', description: leftOut });
  } catch (failure) {
    news.stop();
    throw failure;
  }
  news.show('to' in of ? 'Back to that moment' : 'Publish undone');
  await reloadPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
}

interface UndoFormProps {
  of: Undoable;
  onBack: () => void;
  onDone: () => void;
}

/** What undoing a record, or going back to a moment, gives back to visitors, to choose from; then undoes it. */
export function UndoForm({ of, onBack, onDone }: UndoFormProps) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const refusal = useRefusal('publish');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  // Asked again when an attempt has failed: something may have been published meanwhile.
  const trial = useQuery({
    queryKey: ['undo', of],
    queryFn: () => send('publish/undo', { ...of, isTrial: true }),
    gcTime: 0,
    enabled: !isBusy,
  });
  const [problem, setProblem] = useState('');
  const rows = rowsOf(trial.data?.items ?? []);
  const isPossible = rows.some(({ item }) => item.state === 'ready');
  const chosen = rows.filter(({ key, item }) => item.state === 'ready' && !kept.has(key));
  const losesHome = chosen.some(({ item }) => item.part === 'pages' && item.slug === '' && item.change === 'removed');

  async function undo() {
    setBusy(true);
    setProblem('');
    try {
      const items = chosen.flatMap(({ item, along }) => [item, ...along]);
      await undoPublish(workbench, of, items);
      await queries.invalidateQueries();
      onDone();
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 401) failedCall(workbench, failure);
      else setProblem(failureMessage(failure));
      setBusy(false);
    }
  }

  return (
    <>
      <ModalText>Drafts stay as they are: only what visitors see goes back.</ModalText>
      <Answer query={trial}>
        {() => (
          <section ref={focusElement} className={styles.trial} aria-label="What undoing will do" tabIndex={-1}>
            <h3 className={styles.heading}>{isPossible ? 'What changes for visitors' : 'Nothing is left to undo'}</h3>
            <Effects rows={rows} kept={kept} onChange={setKept} />
          </section>
        )}
      </Answer>
      {losesHome && (
        <p className={styles.warning} role="status">
          The home page is taken away too: visitors will find nothing at the address of the site.
        </p>
      )}
      <ProblemText>{refusal ?? problem}</ProblemText>
      <ModalActions>
        <Button onClick={onBack}>Cancel</Button>
        <Button look="main" disabled={isBusy || chosen.length === 0 || refusal !== null} onClick={() => void undo()}>
          {isBusy ? 'Undoing…' : 'to' in of ? 'Go back to this moment' : 'Undo this publish'}
        </Button>
      </ModalActions>
    </>
  );
}

interface EffectsProps {
  rows: readonly RecordRow<UndoneItem>[];
  /** The keys of what is not undone. */
  kept: ReadonlySet<string>;
  onChange: (kept: ReadonlySet<string>) => void;
}

/** What an undo does to each thing: what can be undone has a box, anything else a reason. */
function Effects({ rows: all, kept, onChange }: EffectsProps) {
  function toggle(key: string) {
    onChange(new Set(kept.has(key) ? [...kept].filter((other) => other !== key) : [...kept, key]));
  }
  return (
    <FirstRows rows={all}>
      {(rows) => (
        <ul className={set.items}>
          {rows.map(({ key, item }) => (
            <li key={key} className={set.item}>
              {item.state === 'ready' ? (
                <label className={set.choice}>
                  <input type="checkbox" checked={!kept.has(key)} onChange={() => toggle(key)} />
                  <Effect item={item} />
                </label>
              ) : (
                <Effect item={item} />
              )}
            </li>
          ))}
        </ul>
      )}
    </FirstRows>
  );
}

const Effect = ({ item }: { item: UndoneItem }) => (
  <span className={set.name}>
    {item.title} <span className={styles.where}>{effectInWords(item)}</span>
  </span>
);
