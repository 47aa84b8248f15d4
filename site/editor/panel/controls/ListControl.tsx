import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { edit } from '../../actions/edit.ts';
import { Button } from '../../shell/Button.tsx';
import { useWorkbench } from '../../shell/workbench-context.ts';
import { newKey } from '../../store/fresh-keys.ts';
import { parsePath, valueAt } from '../../store/patch.ts';
import type { ControlProps } from '../control-props.ts';
import styles from '../controls.module.css';
import { FieldList } from '../FieldList.tsx';
import { IconButton } from '../IconButton.tsx';
import { LabelledGroup } from '../Labelled.tsx';
import list from './ListControl.module.css';

/** Entries with fields of their own, to add, order and remove. */
export function ListControl({ owner, field, path, value }: ControlProps<'list'>) {
  const workbench = useWorkbench();
  const { store } = workbench;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFull = entries.length >= field.max;

  function add() {
    const fresh = 'key' in field.newEntry ? { ...field.newEntry, key: newKey() } : field.newEntry;
    edit(workbench, { kind: 'addEntry', owner, field: path, value: fresh, max: field.max });
  }

  function move(index: number, by: -1 | 1) {
    if (!edit(workbench, { kind: 'moveEntry', owner, field: path, index, by })) return;
    store.setState({ announcement: { text: `Moved, now ${index + by + 1} of ${entries.length}` } });
  }

  return (
    <LabelledGroup label={field.label} help={field.help}>
      {entries.map((entry, index) => {
        const name = textAt(entry, field.title) || `${field.label} ${index + 1}`;
        return (
          <details key={textAt(entry, 'key') || index} className={list.entry}>
            <summary className={list.summary}>{name}</summary>
            <div className={list.actions}>
              <IconButton
                icon={ArrowUp}
                label={`Move ${name} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${name} down`}
                disabled={index === entries.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={Trash2}
                label={`Remove ${name}`}
                onClick={() => edit(workbench, { kind: 'removeEntry', owner, field: path, index })}
              />
            </div>
            <FieldList owner={owner} fields={field.fields} base={`${path}.${index}`} />
          </details>
        );
      })}
      <Button disabled={isFull} onClick={add}>
        <Plus size={16} aria-hidden /> Add New Item
      </Button>
      {isFull && <p className={styles.help}>There is room for {field.max} here, and no more.</p>}
    </LabelledGroup>
  );
}

/** The text at a path of an entry; empty when there is none. Entries without a key are known by their place. */
function textAt(entry: unknown, path: string): string {
  const text = valueAt(entry, parsePath(path));
  return typeof text === 'string' ? text : '';
}
