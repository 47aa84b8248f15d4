import { useState } from 'react';
import { t } from '../../words/t.ts';
import { boundTo } from '../fields/bound-to.ts';
import controls from '../fields/controls.module.css';
import { TextField } from '../fields/TextField.tsx';
import { type Days, isRange, isReversed } from './days.ts';
import drawer from './FilterDrawer.module.css';

interface DateRangeProps {
  labels: readonly [from: string, to: string];
  value: Days;
  onChange: (value: Days) => void;
}

/**
 * A range of days; a first day after the last, or a last before the first, is not applied. It stays
 * in its field with a message, because a year is typed digit by digit: on the way to 2026 it is the year 2.
 */
export function DateRange({ labels, value, onChange }: DateRangeProps) {
  const [refused, setRefused] = useState({ days: value, instead: value });
  const shown = refused.instead === value ? refused.days : value;
  const field = boundTo(shown, (next) => {
    setRefused({ days: next, instead: value });
    if (isRange(next)) onChange(next);
  });
  return (
    <>
      <TextField label={labels[0]} type="date" max={shown.to || undefined} {...field('from')} />
      <TextField label={labels[1]} type="date" min={shown.from || undefined} {...field('to')} />
      {isReversed(shown) && (
        <p className={`${controls.error} ${drawer.whole}`} role="alert">
          {t('“{labels}” cannot be after “{labels2}”', { labels: labels[0], labels2: labels[1] })}
        </p>
      )}
    </>
  );
}
