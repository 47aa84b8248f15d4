import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import styles from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import type { ControlProps } from './control-props.ts';

/** A boolean: a checkbox, or a button that shows which of two states is on. */
export function ToggleControl({ field, value, onChange }: ControlProps<'toggle'>) {
  const isOn = value === true;
  const { states } = field;
  if (states) {
    const state = isOn ? states[1] : states[0];
    return (
      <Labelled label={field.label} help={field.help}>
        {(control) => (
          // With the label alone, screen readers would not read the state.
          <Button {...control} aria-label={`${field.label}: ${state}`} onClick={() => onChange(!isOn)}>
            {state}
          </Button>
        )}
      </Labelled>
    );
  }
  return (
    <div>
      <Checkbox label={field.label} value={isOn} onChange={onChange} />
      {field.help && <p className={styles.help}>{field.help}</p>}
    </div>
  );
}
