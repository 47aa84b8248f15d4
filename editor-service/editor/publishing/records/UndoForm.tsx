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
import { useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from '../Publishing.module.css';
import set from '../PublishSet.module.css';
import { effectInWords, type RecordRow, rowsOf } from './record-words.ts';
import { undoPublish } from './undo-publish.ts';

type Row = RecordRow<UndoneItem>;

interface UndoFormProps {
  number: number;
  onBack: () => void;
  onDone: () => void;
}

/** What undoing a record gives back to visitors, to choose from; then undoes it. */
export function UndoForm({ number, onBack, onDone }: UndoFormProps) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const refusal = useRefusal('publish');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  // Asked again when an attempt has failed: something may have been published meanwhile.
  const trial = useQuery({
    queryKey: ['undo', number],
    queryFn: () => send('publish/undo', { number, isTrial: true }),
    gcTime: 0,
    enabled: !isBusy,
  });
  const [problem, setProblem] = useState('');
  const rows = rowsOf(trial.data?.items ?? []);
  const ready = rows.filter(({ item }) => item.state === 'ready');
  const others = rows.filter(({ item }) => item.state !== 'ready');
  const chosen = ready.filter(({ key }) => !kept.has(key));

  async function undo() {
    setBusy(true);
    setProblem('');
    try {
      const items = chosen.flatMap(({ item, along }) => [item, ...along]);
      await undoPublish(workbench, number, items);
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
            {ready.length > 0 && <ReadyRows rows={ready} kept={kept} onChange={setKept} />}
            {others.length > 0 && <OtherRows rows={others} isAll={ready.length === 0} />}
          </section>
        )}
      </Answer>
      <ProblemText>{refusal ?? problem}</ProblemText>
      <ModalActions>
        <Button onClick={onBack}>Cancel</Button>
        <Button look="main" disabled={isBusy || chosen.length === 0 || refusal !== null} onClick={() => void undo()}>
          {isBusy ? 'Undoing…' : 'Undo this publish'}
        </Button>
      </ModalActions>
    </>
  );
}

interface ReadyRowsProps {
  rows: readonly Row[];
  /** The keys of what is not undone. */
  kept: ReadonlySet<string>;
  onChange: (kept: ReadonlySet<string>) => void;
}

function ReadyRows({ rows: all, kept, onChange }: ReadyRowsProps) {
  function toggle(key: string, isChosen: boolean) {
    onChange(new Set(isChosen ? [...kept].filter((other) => other !== key) : [...kept, key]));
  }
  return (
    <fieldset>
      <legend className={styles.heading}>What changes for visitors</legend>
      <FirstRows rows={all}>
        {(rows) => (
          <ul className={set.items}>
            {rows.map(({ key, item }) => (
              <li key={key} className={set.item}>
                <label className={set.choice}>
                  <input
                    type="checkbox"
                    checked={!kept.has(key)}
                    onChange={({ target }) => toggle(key, target.checked)}
                  />
                  <Name item={item} />
                </label>
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </fieldset>
  );
}

function OtherRows({ rows: all, isAll }: { rows: readonly Row[]; isAll: boolean }) {
  return (
    <>
      <h3 className={styles.heading}>{isAll ? 'Nothing is left to undo' : 'What stays as it is'}</h3>
      <FirstRows rows={all}>
        {(rows) => (
          <ul className={set.items} aria-label="What stays as it is">
            {rows.map(({ key, item }) => (
              <li key={key} className={set.item}>
                <Name item={item} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </>
  );
}

function Name({ item }: { item: UndoneItem }) {
  return (
    <span className={set.name}>
      {item.title} <span className={styles.where}>{effectInWords(item)}</span>
    </span>
  );
}
