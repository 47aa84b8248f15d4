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
import { t } from '../../words/t.ts';
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
      <Person username={by} /> {token && t('(with the token {token})', { token })}
    </>
  );
  const known = (
    [
      [t('When'), dateAndTime(at)],
      [t('Who'), who],
      [t('How'), undoes === null ? sourceInWords(record) : linkTo(undoes, t('Undo of #{undoes}', { undoes }))],
      [t('Note'), note],
      [t('With errors'), overridden],
      [t('Removed for good'), removed && t('By {removed}', { removed })],
      [t('Undone by'), undoneBy !== null && linkTo(undoneBy, `#${undoneBy}`)],
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
            label={t('What it held')}
            columns={COLUMNS}
            rows={rows}
            rowId={({ key }) => key}
            empty={removed ? t('Nothing is left of it.') : t('It held only pages that you may not see.')}
          />
        )}
      </FirstRows>
      <ModalActions>
        {isAdmin && <Button onClick={() => setAsking('removal')}>{t('Remove for good…')}</Button>}
        <Button disabled={refusal !== null} title={refusal ?? undefined} onClick={() => setAsking('description')}>
          {t('Name and note…')}
        </Button>
        <Button onClick={() => store.setState({ dialog: { kind: 'timeMachine', number } })}>
          {t('See the site then')}
        </Button>
        <Button data-first-focus disabled={refusal !== null} title={refusal ?? undefined} onClick={onUndo}>
          {t('Undo…')}
        </Button>
      </ModalActions>
      {asking === 'description' && (
        <NameAndNote
          title={t('Name and note of #{number}', { number })}
          first={{ name: record.givenName, note: record.note }}
          unnamed={t('For example “Before the fair”. Without one it is named after what it held.')}
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
    header: t('What'),
    cell: ({ item: { title, slug } }) => (
      <>
        {title}
        {slug !== null && <span className={styles.where}>/{slug}</span>}
      </>
    ),
  },
  { header: t('Kind'), cell: ({ item }) => kindInWords(item) },
  { header: t('Change'), cell: ({ item }) => CHANGES[item.change] },
];
