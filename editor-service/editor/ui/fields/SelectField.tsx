import controls from './controls.module.css';
import { Labelled } from './Labelled.tsx';

/** With a label for an empty option, nothing may be chosen; without one, something always is. */
type Choice<Value> =
  | { any: string; value: Value | ''; onChange: (value: Value | '') => void }
  | { any?: never; value: Value; onChange: (value: Value) => void };

interface SharedProps<Value> {
  label: string;
  help?: string | undefined;
  problem?: string | null;
  options: readonly { value: Value; label: string }[];
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A labelled choice of one of a few values. */
export function SelectField<Value extends string>(props: SharedProps<Value> & Choice<Value>) {
  const { label, help, problem = null, value, options, any, isFirst } = props;
  return (
    <Labelled label={label} help={help} problem={problem}>
      {(control) => (
        <select
          {...control}
          className={controls.input}
          data-first-focus={isFirst || undefined}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) props.onChange(chosen.value);
            else if (props.any !== undefined) props.onChange('');
          }}
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
