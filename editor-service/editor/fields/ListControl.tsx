import { type ComponentType, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { parsePath, valueIn } from '../store/documents/patch.ts';
import { Button } from '../ui/Button.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { LimitNote } from '../ui/fields/LimitNote.tsx';
import { focusFirst } from '../ui/focus/focus-element.ts';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import type { ControlProps, FieldListProps } from './control-props.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { EntryRows } from './EntryRows.tsx';
import { indexIn, keyEntries, NO_ENTRIES } from './entry-keys.ts';
import styles from './ListControl.module.css';

interface ListControlProps extends ControlProps<'list'> {
  /** Renders the fields of an entry, which may include lists. */
  Fields: ComponentType<FieldListProps>;
}

/** Adds, orders and removes entries: one line each; the fields of an open entry replace the lines. */
export function ListControl({ owner, field, path, value, Fields }: ListControlProps) {
  const workbench = useWorkbench();
  const entries: readonly unknown[] = Array.isArray(value) ? value : NO_ENTRIES.entries;
  const [known, setKnown] = useState(NO_ENTRIES);
  const keyed = keyEntries(known, entries);
  if (keyed !== known) setKnown(keyed);
  const keys = entries.map((entry, index) => textAt(entry, 'key') || (keyed.keys[index] ?? ''));
  const [opened, setOpened] = useState<string | null>(null);
  const wanted = useEditor(({ wantedField }) => keys[indexIn(path, wantedField)] ?? null);
  if (wanted !== null && wanted !== opened) setOpened(wanted);
  const index = opened === null ? -1 : keys.indexOf(opened);
  // When the details of an entry close, the rows reappear and its row gets the focus.
  const closed = useRef(-1);
  const focusClosed = useCallback((rows: HTMLElement | null) => {
    rows?.querySelectorAll<HTMLElement>('[data-row]')[closed.current]?.focus();
    closed.current = -1;
  }, []);
  const { max = Number.POSITIVE_INFINITY } = field;
  const isFull = entries.length >= max;
  const rows = entries.map((entry, at) => ({
    key: keys[at] ?? '',
    name: textAt(entry, field.title) || `${field.label} ${at + 1}`,
  }));
  const list = { owner, field: path, asks: field.asksBeforeRemoval };

  function add() {
    const key = newKey();
    const fresh = 'key' in field.newEntry ? { ...field.newEntry, key } : field.newEntry;
    if (!edit(workbench, { kind: 'addEntry', owner, field: path, value: fresh, max })) return;
    setNewest(true);
  }

  // An entry that was just added is opened, once it has a key.
  const [isNewest, setNewest] = useState(false);
  const last = keys.at(-1);
  if (isNewest && last !== undefined && last !== opened) {
    setOpened(last);
    setNewest(false);
  }

  function close() {
    closed.current = index;
    setOpened(null);
  }

  function leave(event: KeyboardEvent) {
    const isInList = event.target instanceof Element && event.target.ariaExpanded === 'true';
    if (event.key !== 'Escape' || event.defaultPrevented || isInList) return;
    event.preventDefault();
    close();
  }

  const row = rows[index];
  if (row) {
    return (
      // In place of all other fields (`FieldColumn.module.css`).
      <fieldset key={row.key} ref={focusFirst} aria-label={field.label} data-drilled onKeyDown={leave}>
        <header className={styles.header}>
          <button type="button" className={styles.back} onClick={close}>
            <icons.ChevronLeft size={16} aria-hidden />
            <span className="visually-hidden">{t('Back to')} </span>
            {field.label}
          </button>
          <EntryButtons {...list} index={index} count={entries.length} name={row.name} />
        </header>
        <h3 className={styles.title}>{row.name}</h3>
        <Fields owner={owner} fields={field.fields} base={`${path}.${index}`} />
      </fieldset>
    );
  }
  return (
    <div ref={focusClosed}>
      <LabelledGroup label={field.label} help={field.help}>
        {rows.length > 0 && <EntryRows rows={rows} list={list} onOpen={setOpened} />}
        <Button disabled={isFull} onClick={add}>
          <icons.Plus size={16} aria-hidden /> {t('Add item')}
        </Button>
        {isFull && <LimitNote length={entries.length} max={max} unit={t('items')} />}
      </LabelledGroup>
    </div>
  );
}

/** The text at a path of an entry; empty when there is none. */
function textAt(entry: unknown, path: string): string {
  const text = valueIn(entry, parsePath(path));
  return typeof text === 'string' ? text : '';
}
