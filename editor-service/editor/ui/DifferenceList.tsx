import { ArrowUpDown, Minus, Pencil, Plus } from 'lucide-react';
import styles from './DifferenceList.module.css';

const SIGNS = { added: Plus, removed: Minus, changed: Pencil, moved: ArrowUpDown };
/** The name of each kind of change. */
export const CHANGE_NAMES = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' };

interface Line {
  key: string;
  kind: keyof typeof SIGNS;
  name: string;
  fields: readonly string[];
  /** What the changed values say; absent: only their names are shown. */
  values?: readonly ChangedValue[];
}

interface ChangedValue {
  path: string;
  name: string;
  runs: readonly { at: number; kind: 'same' | 'added' | 'removed'; text: string }[];
}

interface DifferenceListProps {
  label: string;
  lines: readonly Line[];
}

/** What was added, removed, changed and moved, one change per line. */
export function DifferenceList({ label, lines }: DifferenceListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map((line) => {
        const Sign = SIGNS[line.kind];
        return (
          <li key={line.key} className={styles.line}>
            <span className={styles.sign} data-kind={line.kind}>
              <Sign size={14} aria-hidden />
              {CHANGE_NAMES[line.kind]}
            </span>
            <span className={styles.what}>
              {line.name}
              {line.values
                ? line.values.map((value) => <Value key={value.path} value={value} />)
                : line.fields.length > 0 && <span className={styles.fields}>{line.fields.join(', ')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const MARKS = { same: 'span', added: 'ins', removed: 'del' } as const;

function Value({ value: { name, runs } }: { value: ChangedValue }) {
  return (
    <span className={styles.fields}>
      {name}:{' '}
      {runs.map(({ at, kind, text }) => {
        const Mark = MARKS[kind];
        return <Mark key={at}>{text}</Mark>;
      })}
    </span>
  );
}
