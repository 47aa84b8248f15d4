import { useState } from 'react';
import type { RecordItem } from '#content-store/model/entities/publish-record.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { ModalActions } from '../../ui/dialog/Modal.tsx';
import facts from '../../ui/Facts.module.css';
import { Person } from '../../ui/person/Person.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { FirstRows } from '../../ui/table/FirstRows.tsx';
import { useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import { NameAndNote } from '../NameAndNote.tsx';
import styles from '../Publishing.module.css';
import { RemoveForGood } from './RemoveForGood.tsx';
import { CHANGES, kindInWords, type RecordRow, rowsOf, sourceInWords } from './record-words.ts';

interface RecordContentProps {
  held: AnswerOf<'publish/record'>;
  /** Opens another record in place of this one. */
  onOpen: (number: number) => void;
  onUndo: () => void;
}

/** What went live together, who published it and when. */
export function RecordContent({ held, onOpen, onUndo }: RecordContentProps) {
  const { store } = useWorkbench();
  const refusal = useRefusal('publish');
  const isAdmin = useRefusal('administer') === null;
  const [asking, setAsking] = useState<'description' | 'removal' | null>(null);
  const { record, items } = held;
  const { number, at, by, token, note, removed, overridden, undoes, undoneBy } = record;
  const linkTo = (other: number, text: string) => (
    <button type="button" className={styles.link} onClick={() => onOpen(other)}>
      {text}
    </button>
  );
  const who = (
    <>
      <Person username={by} /> {token && `(with the token ${token})`}
    </>
  );
  const known = (
    [
      ['When', dateAndTime(at)],
      ['Who', who],
      ['How', undoes === null ? sourceInWords(record) : linkTo(undoes, `Undo of #${undoes}`)],
      ['Note', note],
      ['With errors', overridden],
      ['Removed for good', removed && `By ${removed}`],
      ['Undone by', undoneBy !== null && linkTo(undoneBy, `#${undoneBy}`)],
    ] as const
  ).filter(([, value]) => value);
  return (
    <>
      <dl className={facts.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FirstRows rows={rowsOf(items)}>
        {(rows) => (
          <DataTable
            label="What it held"
            columns={COLUMNS}
            rows={rows}
            rowId={({ key }) => key}
            empty={removed ? 'Nothing is left of it.' : 'It held only pages that you may not see.'}
          />
        )}
      </FirstRows>
      <ModalActions>
        {isAdmin && <Button onClick={() => setAsking('removal')}>Remove for good…</Button>}
        <Button disabled={refusal !== null} title={refusal ?? undefined} onClick={() => setAsking('description')}>
          Name and note…
        </Button>
        <Button onClick={() => store.setState({ dialog: { kind: 'timeMachine', number } })}>See the site then</Button>
        <Button data-first-focus disabled={refusal !== null} title={refusal ?? undefined} onClick={onUndo}>
          Undo…
        </Button>
      </ModalActions>
      {asking === 'description' && (
        <NameAndNote
          title={`Name and note of #${number}`}
          first={{ name: record.givenName, note: record.note }}
          unnamed="For example “Before the fair”. Without one it is named after what it held."
          longestNote={500}
          call={({ name: givenName, note }) => send('publish/describe', { number, givenName, note })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'removal' && <RemoveForGood held={held} onClose={() => setAsking(null)} />}
    </>
  );
}

const COLUMNS: readonly Column<RecordRow<RecordItem>>[] = [
  {
    header: 'What',
    cell: ({ item: { title, slug } }) => (
      <>
        {title}
        {slug !== null && <span className={styles.where}>/{slug}</span>}
      </>
    ),
  },
  { header: 'Kind', cell: ({ item }) => kindInWords(item) },
  { header: 'Change', cell: ({ item }) => CHANGES[item.change] },
];
