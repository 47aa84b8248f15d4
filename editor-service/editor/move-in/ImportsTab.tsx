import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportEntry } from '#content-store/model/entities/import-report.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import { counted } from '../ui/counted.ts';
import { whenItWas } from '../ui/date-and-time.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import styles from '../ui/table/Dashboard.module.css';
import type { Column } from '../ui/table/DataTable.tsx';
import { said, t, tn, tParts } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { ExportLink } from '../workbench/server-state/ExportLink.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor } from '../workbench/workbench-context.ts';

/** What imports from elsewhere could not bring over unchanged, as lists to work through. */
export function ImportsTab() {
  const imports = useQuery({ queryKey: ['imports'], queryFn: () => ask('import/list', {}) });
  return <Tab look="rows">{<Answer query={imports}>{(answer) => <Chosen imports={answer.imports} />}</Answer>}</Tab>;
}

function Chosen({ imports }: { imports: readonly ImportEntry[] }) {
  const [chosen, setChosen] = useState('');
  const shown = imports.find(({ _id }) => _id === chosen) ?? imports[0];
  if (!shown)
    return (
      <Hint>
        {tParts(
          'Nothing has been imported yet. An operator imports a site with the command {wordpress}, {markdown} or {csv}; anything not imported exactly is listed here.',
          {
            wordpress: <code>import:wordpress</code>,
            markdown: <code>import:markdown</code>,
            csv: <code>import:csv</code>,
          },
        )}
      </Hint>
    );
  const options = imports.map(({ _id, source, at }) => ({ value: _id, label: `${source}, ${whenItWas(at)}` }));
  return (
    <>
      {imports.length > 1 && (
        <div className={styles.narrow}>
          <SelectField label={t('Import')} value={shown._id} options={options} onChange={setChosen} />
        </div>
      )}
      <details className={styles.summary}>
        <summary>
          {shown.source}, {whenItWas(shown.at)}: {leftWords(shown)}
        </summary>
        <p className={styles.value}>{shown.summary}</p>
      </details>
      {shown.total > 0 && <ImportLosses key={shown._id} importId={shown._id} />}
    </>
  );
}

/** `12 of 40 items left to check` */
function leftWords({ open, total }: ImportEntry): string {
  if (total === 0) return t('nothing was lost');
  if (open === 0) return tn(total, 'the one item is done', 'all {count} items are done');
  return t('{open} of {items} left to check', { open, items: counted(total, 'item') });
}

type Losses = AnswerOf<'import/loadLosses'>;
type Loss = Losses['losses'][number];

const SIZE = 25;

const COLUMNS: readonly Column<Loss>[] = [
  { header: t('What'), cell: ({ what, times }) => (times > 1 ? t('{what} ({times} times)', { what, times }) : what) },
  { header: t('What became of it'), cell: ({ why }) => said(why) },
  {
    header: t('Where'),
    cell: ({ page, source }) => (page ? <PageLink slug={page.slug}>{page.title || `/${page.slug}`}</PageLink> : source),
  },
];

/** What one import lost, to be ticked off. Ticked items stay visible until the list is loaded again. */
function ImportLosses({ importId }: { importId: string }) {
  const domainId = useEditor((state) => state.domainId);
  const [kind, setKind] = useState('');
  const [showsDone, setShowsDone] = useState(false);
  const [kinds, setKinds] = useState<Losses['kinds']>([]);
  const { mutate: mark } = useChange({
    call: ({ number, isDone }: { number: number; isDone: boolean }) =>
      send('import/mark', { importId, number, isDone }),
    stale: ['imports'],
  });
  const [marked, setMarked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const done: Column<Loss> = {
    header: t('Done'),
    isHeaderHidden: true,
    cell: ({ number, what, source, doneBy }) => (
      <Checkbox
        label={doneBy ? t('Done by {doneBy}', { doneBy }) : t('Done')}
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
        <SelectField label={t('Kind')} value={kind} any={t('All kinds')} options={options} onChange={setKind} />
        <Checkbox label={t('Show completed')} value={showsDone} onChange={setShowsDone} />
      </div>
      <PagedTable
        label={t('What was lost')}
        columns={[...COLUMNS, done]}
        rowId={({ number }) => String(number)}
        empty={showsDone ? t('Nothing of this kind was lost.') : t('Nothing left to do here.')}
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
