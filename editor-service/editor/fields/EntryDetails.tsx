import { ChevronLeft } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Field } from '#content-store/model/fields/field.ts';
import type { FieldListProps } from './control-props.ts';
import { EntryButtons, type EntryList } from './EntryButtons.tsx';
import styles from './ListControl.module.css';

interface EntryDetailsProps {
  Fields: ComponentType<FieldListProps>;
  fields: readonly Field[];
  /** The label of the list. */
  label: string;
  name: string;
  index: number;
  count: number;
  list: EntryList;
  onBack: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The fields of one entry of a list, in place of all other fields (`FieldColumn.module.css`); Escape goes back. */
export function EntryDetails(props: EntryDetailsProps) {
  const { Fields, fields, label, name, index, count, list, onBack, onKeyDown } = props;
  const details = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    details.current?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus();
  }, []);
  return (
    <fieldset ref={details} className={styles.details} aria-label={label} data-drilled onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <button type="button" className={styles.back} onClick={onBack}>
          <ChevronLeft size={16} aria-hidden />
          <span className="visually-hidden">Back to </span>
          {label}
        </button>
        <EntryButtons {...list} index={index} count={count} name={name} />
      </header>
      <h3 className={styles.title}>{name}</h3>
      <Fields owner={list.owner} fields={fields} base={`${list.field}.${index}`} />
    </fieldset>
  );
}
