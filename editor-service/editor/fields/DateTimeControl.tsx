import { useState } from 'react';
import { readDateTime } from '#content-store/model/values/date-time.ts';
import styles from '../ui/fields/controls.module.css';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { ProblemText } from '../ui/fields/ProblemText.tsx';
import { TimeFields } from '../ui/fields/TimeFields.tsx';
import type { ControlProps } from './control-props.ts';
import { type DateTimeParts, dateTimeValue, defaultZone, zoneNames } from './date-time-parts.ts';

/** A day, if wanted with a time and its time zone; without a day nothing is stored. */
export function DateTimeControl({ field, value, onChange }: ControlProps<'dateTime'>) {
  const [typed, setTyped] = useState<DateTimeParts | null>(null);
  const stored = typeof value === 'string' ? value : '';
  // Typed text stays as long as it means the stored value: a time is kept while its day is empty.
  const { day, time, zone } = typed && (dateTimeValue(typed) ?? '') === stored ? typed : partsOf(stored);

  function change(part: Partial<DateTimeParts>) {
    const next = { day, time, zone, ...part };
    setTyped(next);
    onChange(dateTimeValue(next));
  }

  return (
    <LabelledGroup label={field.label} help={field.help}>
      <TimeFields label={field.label} value={{ day, time }} onChange={change} />
      {time !== '' && (
        <select
          className={styles.input}
          aria-label={`${field.label}, time zone`}
          value={zone}
          onChange={(event) => change({ zone: event.target.value })}
        >
          {zoneNames(zone).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      <ProblemText>{field.problem}</ProblemText>
    </LabelledGroup>
  );
}

function partsOf(stored: string): DateTimeParts {
  const { day = '', time = '', offset = '', zone = '' } = readDateTime(stored) ?? {};
  return { day, time, zone: zone || (offset === 'Z' ? 'UTC' : offset) || defaultZone() };
}
