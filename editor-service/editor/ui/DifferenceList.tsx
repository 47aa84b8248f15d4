import type { ReactNode } from 'react';
import { t } from '../words/t.ts';
import styles from './DifferenceList.module.css';
import { icons } from './icons.ts';

const SIGNS = { added: icons.Plus, removed: icons.Minus, changed: icons.Pencil, moved: icons.ArrowUpDown };
/** The name of each kind of change. */
export const CHANGE_NAMES = { added: t('Added'), removed: t('Removed'), changed: t('Changed'), moved: t('Moved') };

interface Line {
  key: string;
  kind: keyof typeof SIGNS;
  name: string;
  fields: readonly Value[];
}

interface DifferenceListProps {
  label: string;
  lines: readonly Line[];
  /** What can be done about a line. */
  actions?: (line: Line) => ReactNode;
}

interface Value {
  path: string;
  name: string;
  before: string;
  after: string;
}

/** What was added, removed, changed and moved, one change per line, with what changed values said and say. */
export function DifferenceList({ label, lines, actions }: DifferenceListProps) {
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
              {line.fields.map(({ path, name, before, after }) => (
                <span key={path} className={styles.fields}>
                  {name}: <del>{before}</del> <ins>{after}</ins>
                </span>
              ))}
            </span>
            {actions?.(line)}
          </li>
        );
      })}
    </ul>
  );
}
