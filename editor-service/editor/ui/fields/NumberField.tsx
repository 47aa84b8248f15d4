import { useState } from 'react';
import { TextField } from './TextField.tsx';

interface NumberFieldProps {
  label: string;
  help?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** What is wrong with a number that cannot be stored. */
  problem?: string;
  value: number | undefined;
  /** Called with a number, or nothing for an empty field. */
  onChange: (value: number | undefined) => void;
}

/** A number, between bounds if it has any; a number outside them is not stored, and is discarded on blur. */
export function NumberField({ problem, value, onChange, ...field }: NumberFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);

  function change(text: string) {
    const number = readNumber(text, field);
    setRefused(number === null ? text : null);
    if (number !== null) onChange(number);
  }

  return (
    <TextField
      {...field}
      type="number"
      value={refused ?? `${value ?? ''}`}
      problem={refused === null ? null : (problem ?? null)}
      aria-invalid={refused !== null || undefined}
      onChange={change}
      onBlur={() => setRefused(null)}
    />
  );
}

/**
 * Parses a number field: a number, undefined when empty (the default applies), or null when out of bounds, or when it is
 * a fraction and the steps are whole.
 */
export function readNumber(
  text: string,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
    step = 1,
  }: Pick<NumberFieldProps, 'min' | 'max' | 'step'>,
): number | undefined | null {
  if (text === '') return undefined;
  const number = Number(text);
  const isStep = !Number.isInteger(step) || Number.isInteger(number);
  return isStep && number >= min && number <= max ? number : null;
}
