import { parsePath } from '../../store/documents/patch.ts';

/**
 * The earlier value of a field: list entries are matched by their keys, so `tabs.2.title` follows a tab that moved.
 * Undefined when it did not exist.
 */
export function valueBefore(before: unknown, after: unknown, field: string): unknown {
  const start = { earlier: before, later: after };
  return parsePath(field).reduce<{ earlier: unknown; later: unknown }>(
    ({ earlier, later }, step) => ({ earlier: counterpart(earlier, later, step), later: own(later, step) }),
    start,
  ).earlier;
}

function counterpart(earlier: unknown, later: unknown, step: string | number): unknown {
  const key = own(own(later, step), 'key');
  if (typeof step === 'number' && Array.isArray(earlier) && typeof key === 'string' && key !== '')
    return earlier.find((entry) => own(entry, 'key') === key);
  return own(earlier, step);
}

function own(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
