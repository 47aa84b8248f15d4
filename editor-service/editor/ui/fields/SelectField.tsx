import controls from './controls.module.css';
import { Labelled } from './Labelled.tsx';

interface SelectFieldProps<Value extends string> {
  label: string;
  help?: string | undefined;
  problem?: string | null;
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  /** The label of the empty option; without it something is always chosen. */
  any?: string;
  onChange: (value: Value | '') => void;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A labelled choice of one of a few values. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, help, problem = null, value, options, any, onChange, isFirst } = props;
  return (
    <Labelled label={label} help={help} problem={problem}>
      {(control) => (
        <select
          {...control}
          className={controls.input}
          data-first-focus={isFirst || undefined}
          value={value}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? '')}
        >
          {any !== undefined && <option value="">{any}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
