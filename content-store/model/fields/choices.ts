import { z } from 'zod';
import { dateTimeSchema } from '../values/date-time.ts';
import type { OptionsOf } from './field.ts';
import { type Common, part } from './part.ts';

/** One of several values; a new one is the first, which also replaces unknown values. */
export function select<Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  common: Common = {},
) {
  const [first, ...others] = options.map(({ value }) => value);
  if (first === undefined) throw new Error(`${label} has nothing to select`);
  const schema = z
    .enum([first, ...others])
    .catch(first)
    .default(first);
  return part(schema, { kind: 'select', label, options, ...common });
}

interface ToggleOptions extends OptionsOf<'toggle'> {
  start?: boolean;
}

/** Yes or no. */
export const toggle = (label: string, { start = false, ...control }: ToggleOptions = {}) =>
  part(z.boolean().default(start), { kind: 'toggle', label, ...control });

interface NumberOptions extends Common {
  min: number;
  max: number;
  /** The step from one value to the next; without it, only whole numbers are accepted. */
  step?: number;
}

const between = ({ min, max, step }: NumberOptions) =>
  (step === undefined ? z.int() : z.number()).min(min).max(max) satisfies z.ZodNumber;

/** A number within bounds. */
export const number = (label: string, { start, ...control }: NumberOptions & { start: number }) =>
  part(between(control).default(start), { kind: 'number', label, ...control });

/** A number within bounds, or none. */
export const optionalNumber = (label: string, control: NumberOptions) =>
  part(between(control).optional(), { kind: 'number', label, ...control });

const dateSchema = z.union([z.literal(''), z.iso.date()]).default('');

/** A day, or nothing. */
export const date = (label: string, common: Common = {}) => part(dateSchema, { kind: 'date', label, ...common });

/** A day, or a time with its time zone; or nothing. */
export const dateTime = (label: string, common: Common = {}) =>
  part(dateTimeSchema.default(''), { kind: 'dateTime', label, ...common });
