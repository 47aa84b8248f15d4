import { useState } from 'react';
import { readDateTime, zonedTime } from '#content-store/model/values/date-time.ts';
import { ownConfig } from '#site/fields/own-config.ts';
import styles from '../ui/fields/controls.module.css';
import { LabelledGroup, ProblemText } from '../ui/fields/Labelled.tsx';
import { TimeFields } from '../ui/fields/TimeFields.tsx';
import { t } from '../words/t.ts';
import type { ControlProps } from './control-props.ts';

/** A day, optionally with a time and its time zone; without a day nothing is stored. */
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
          aria-label={t('{label}, time zone', { label: field.label })}
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

/** What the inputs of a date-time field hold; `zone` is a name, or an offset of content from elsewhere. */
interface DateTimeParts {
  day: string;
  time: string;
  zone: string;
}

/** The text to store: nothing without a day, a day without a time, else a time in its zone. */
export function dateTimeValue({ day, time, zone }: DateTimeParts): string | undefined {
  if (day === '') return undefined;
  if (time === '') return day;
  return /^[+-]/.test(zone) ? `${day}T${time}${zone}` : zonedTime(day, time, zone);
}

/** The site's time zone, else that of the browser. */
const defaultZone = (): string => ownConfig.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** UTC, all zones that the browser knows, and the chosen one. */
export const zoneNames = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort();
