import { useState } from 'react';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import { ask } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useNameOf } from '../../ui/person/names.ts';
import { Person } from '../../ui/person/Person.tsx';
import { Tab } from '../../ui/tab/Tab.tsx';
import dashboard from '../../ui/table/Dashboard.module.css';
import type { Column } from '../../ui/table/DataTable.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { t } from '../../words/t.ts';
import { PagedTable } from '../../workbench/server-state/PagedTable.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from '../Publishing.module.css';
import { RecordDialog } from './RecordDialog.tsx';
import { sourceInWords } from './record-words.ts';

/** Everything that went live, latest first; each record opens, and can be undone there. */
export function PublishedTab() {
  const nameOf = useNameOf();
  const { store } = useWorkbench();
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState('');
  const [people, setPeople] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<number | null>(null);
  const search = useDebounced(typed.trim());
  const filter = { ...(search && { search }), ...(by && { by }) };
  return (
    <Tab
      look="rows"
      hint={t(
        'Everything that went live, latest first. Open an entry to see what it held, or to undo it; the time machine shows the site as it was.',
      )}
    >
      <div className={dashboard.filters}>
        <TextField
          label={t('Search by title, name or note')}
          type="search"
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
        <SelectField
          label={t('Person')}
          any={t('Anyone')}
          value={by}
          options={people.map((value) => ({ value, label: nameOf(value) }))}
          onChange={setBy}
        />
        <Button onClick={() => store.setState({ dialog: { kind: 'timeMachine' } })}>{t('Time machine')}</Button>
      </div>
      <PagedTable
        label={t('Published')}
        columns={columnsOf(setOpened)}
        rowId={({ number }) => `${number}`}
        empty={search || by ? t('Nothing that went live matches.') : t('Nothing has gone live yet.')}
        question={['records', filter]}
        list="records"
        load={async (page, limit) => {
          const answer = await ask('publish/records', { ...filter, page, limit });
          setPeople(answer.people);
          return answer;
        }}
      />
      {opened !== null && <RecordDialog number={opened} onClose={() => setOpened(null)} />}
    </Tab>
  );
}

const columnsOf = (open: (number: number) => void): Column<PublishRecord>[] => [
  { header: t('What'), cell: (record) => <What record={record} onOpen={() => open(record.number)} /> },
  { header: t('Number'), cell: ({ number }) => `#${number}` },
  { header: t('Who'), cell: ({ by }) => <Person username={by} /> },
  { header: t('When'), cell: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time> },
];

function What({ record, onOpen }: { record: PublishRecord; onOpen: () => void }) {
  const { name, number, note, removed, overridden, undoneBy, isRemoval } = record;
  const notes = [
    sourceInWords(record),
    isRemoval && t('Taken from visitors'),
    overridden && t('with errors: {reason}', { reason: overridden }),
    undoneBy !== null && t('Undone by #{undoneBy}', { undoneBy }),
    removed && t('Removed for good by {removed}', { removed }),
    note,
  ].filter(Boolean);
  return (
    <span>
      <button type="button" className={styles.link} aria-label={`${name}, #${number}`} onClick={onOpen}>
        {name}
      </button>
      {notes.length > 0 && <span className={styles.where}>{notes.join(' · ')}</span>}
    </span>
  );
}
