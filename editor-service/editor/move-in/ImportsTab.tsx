import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportEntry } from '#content-store/model/entities/import-report.ts';
import { ask } from '../api/client.ts';
import { counted } from '../ui/counted.ts';
import { whenItWas } from '../ui/date-and-time.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import styles from '../ui/table/Dashboard.module.css';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { ImportLosses } from './ImportLosses.tsx';

/** What imports from elsewhere could not bring as it was, as lists to work through. */
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
        Nothing has been imported yet. An operator imports a site with <code>npm run import:wordpress</code>,{' '}
        <code>import:markdown</code> or <code>import:csv</code>; anything not imported exactly is listed here.
      </Hint>
    );
  const options = imports.map(({ _id, source, at }) => ({ value: _id, label: `${source}, ${whenItWas(at)}` }));
  return (
    <>
      {imports.length > 1 && (
        <div className={styles.narrow}>
          <SelectField label="Import" value={shown._id} options={options} onChange={setChosen} />
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
  if (total === 0) return 'nothing was lost';
  if (open === 0) return total === 1 ? 'the one item is done' : `all ${total} items are done`;
  return `${open} of ${counted(total, 'item')} left to check`;
}
