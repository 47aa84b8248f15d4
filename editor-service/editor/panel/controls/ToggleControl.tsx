import { Button } from '../../ui/Button.tsx';
import styles from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import type { ControlProps } from './control-props.ts';

/** Yes or no: a box to tick, or a button that says which of two states it is. */
export function ToggleControl({ field, value, onChange }: ControlProps<'toggle'>) {
  const isOn = value === true;
  const { states } = field;
  if (states) {
    const state = isOn ? states[1] : states[0];
    return (
      <Labelled label={field.label} help={field.help}>
        {(control) => (
          // Its label alone would be read in place of the state.
          <Button {...control} aria-label={`${field.label}: ${state}`} onClick={() => onChange(!isOn)}>
            {state}
          </Button>
        )}
      </Labelled>
    );
  }
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {field.label}
      </label>
      {field.help && <p className={styles.help}>{field.help}</p>}
    </div>
  );
}
