import { useState } from 'react';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import styles from '../ui/table/Dashboard.module.css';
import type { Column } from '../ui/table/DataTable.tsx';
import { ExportLink } from '../ui/table/ExportLink.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor } from '../workbench/workbench-context.ts';

type Answer = AnswerOf<'import/loadLosses'>;
type Loss = Answer['losses'][number];

const SIZE = 25;

const COLUMNS: readonly Column<Loss>[] = [
  { header: 'What', cell: ({ what, times }) => (times > 1 ? `${what} (${times} times)` : what) },
  { header: 'What became of it', cell: ({ why }) => why },
  {
    header: 'Where',
    cell: ({ page, source }) => (page ? <PageLink slug={page.slug}>{page.title || `/${page.slug}`}</PageLink> : source),
  },
];

/** What one import lost, to be ticked off. What is done stays visible until the list is loaded for another reason. */
export function ImportLosses({ importId }: { importId: string }) {
  const domainId = useEditor((state) => state.domainId);
  const [kind, setKind] = useState('');
  const [showsDone, setShowsDone] = useState(false);
  const [kinds, setKinds] = useState<Answer['kinds']>([]);
  const { mutate: mark } = useChange({
    call: ({ number, isDone }: { number: number; isDone: boolean }) =>
      send('import/mark', { importId, number, isDone }),
    stale: ['imports'],
  });
  const [marked, setMarked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const done: Column<Loss> = {
    header: 'Done',
    isHeaderHidden: true,
    cell: ({ number, what, source, doneBy }) => (
      <Checkbox
        label={doneBy ? `Done by ${doneBy}` : 'Done'}
        describes={`${what}, ${source}`}
        value={marked.get(number) ?? doneBy !== ''}
        onChange={(isDone) => {
          setMarked(new Map([...marked, [number, isDone]]));
          mark({ number, isDone });
        }}
      />
    ),
  };
  const options = kinds.map((one) => ({ value: one.kind, label: `${one.kind} (${one.open})` }));
  return (
    <>
      <div className={styles.filters}>
        <SelectField label="Kind" value={kind} any="All kinds" options={options} onChange={setKind} />
        <Checkbox label="Show completed" value={showsDone} onChange={setShowsDone} />
      </div>
      <PagedTable
        label="What was lost"
        columns={[...COLUMNS, done]}
        rowId={({ number }) => String(number)}
        empty={showsDone ? 'Nothing of this kind was lost.' : 'Nothing left to do here.'}
        question={['importLosses', importId, kind, showsDone]}
        size={SIZE}
        list="losses"
        load={async (page, limit) => {
          const asked = { importId, page, limit, ...(kind && { kind }), ...(!showsDone && { isOpen: true }) };
          const answer = await ask('import/loadLosses', asked);
          setKinds(answer.kinds);
          setMarked(new Map());
          return answer;
        }}
      />
      <ExportLink href={`/api/import/generateCSV?${new URLSearchParams({ domainId, importId })}`} />
    </>
  );
}
