import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Formats built into zod; schemas bring their own sentence for others. */
const FORMATS: Record<string, string> = {
  email: 'Please provide a valid email address',
  url: 'This is not a web address (https://…)',
};

/** The unit of a value's size; numbers have none. */
const UNITS: Record<string, string> = { string: 'characters', array: 'items' };

/**
 * The problem with a value as a sentence for people. Schemas with their own sentence keep it.
 * `Too big: expected string to have <=100 characters` → `At most 100 characters`
 */
export function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing';
      return `This is not ${KINDS[issue.expected] ?? 'of the right kind'}`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.join(', ')}`;
    case 'too_big':
      return `At most ${sizeOf(issue.origin, issue.maximum)}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is empty';
      return `At least ${sizeOf(issue.origin, issue.minimum)}`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'invalid_union':
      return issue.input === undefined ? 'This is missing' : 'This is not valid';
    default:
      return undefined;
  }
}

function sizeOf(origin: string, size: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `${size} ${unit}` : `${size}`;
}
