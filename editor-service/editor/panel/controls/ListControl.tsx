import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { newKey } from '../../store/blocks/fresh-keys.ts';
import { parsePath, valueAt } from '../../store/documents/patch.ts';
import { Button } from '../../ui/Button.tsx';
import { LabelledGroup } from '../../ui/fields/Labelled.tsx';
import { LimitNote } from '../../ui/fields/LimitNote.tsx';
import { edit } from '../../workbench/edit.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import type { ControlProps } from './control-props.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { keyEntries, NO_ENTRIES } from './entry-keys.ts';
import { FieldList } from './FieldList.tsx';
import list from './ListControl.module.css';

/** Adds, orders and removes entries, each with its own fields. */
export function ListControl({ owner, field, path, value }: ControlProps<'list'>) {
  const workbench = useWorkbench();
  const entries: readonly unknown[] = Array.isArray(value) ? value : NO_ENTRIES.entries;
  const [known, setKnown] = useState(NO_ENTRIES);
  const keyed = keyEntries(known, entries);
  if (keyed !== known) setKnown(keyed);
  const [added, setAdded] = useState<number | null>(null);
  const { max = Number.POSITIVE_INFINITY } = field;
  const isFull = entries.length >= max;

  function add() {
    setAdded(entries.length);
    const fresh = 'key' in field.newEntry ? { ...field.newEntry, key: newKey() } : field.newEntry;
    edit(workbench, { kind: 'addEntry', owner, field: path, value: fresh, max });
  }

  /** Opens an entry that was just added and focuses its first field. */
  const open = useCallback((entry: HTMLDetailsElement | null) => {
    if (!entry) return;
    entry.open = true;
    entry.querySelector<HTMLElement>('input, textarea, select')?.focus();
    setAdded(null);
  }, []);

  return (
    <LabelledGroup label={field.label} help={field.help}>
      {entries.map((entry, index) => {
        const name = textAt(entry, field.title) || `${field.label} ${index + 1}`;
        return (
          <details
            key={textAt(entry, 'key') || keyed.keys[index]}
            ref={index === added ? open : undefined}
            className={list.entry}
          >
            <summary className={list.summary}>{name}</summary>
            <div className={list.actions}>
              <EntryButtons
                owner={owner}
                field={path}
                index={index}
                count={entries.length}
                name={name}
                asks={field.asksBeforeRemoval}
              />
            </div>
            <FieldList owner={owner} fields={field.fields} base={`${path}.${index}`} />
          </details>
        );
      })}
      <Button disabled={isFull} onClick={add}>
        <Plus size={16} aria-hidden /> Add New Item
      </Button>
      {isFull && <LimitNote length={entries.length} max={max} unit="items" />}
    </LabelledGroup>
  );
}

/** The text at a path of an entry; empty when there is none. */
function textAt(entry: unknown, path: string): string {
  const text = valueAt(entry, parsePath(path));
  return typeof text === 'string' ? text : '';
}
