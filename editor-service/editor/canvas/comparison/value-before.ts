import { parsePath, valueIn } from '../../store/documents/patch.ts';

/**
 * The earlier value of a field: list entries are matched by their keys, so `tabs.2.title` follows a tab that moved.
 * Undefined when it did not exist.
 */
export function valueBefore(before: unknown, after: unknown, field: string): unknown {
  const path = parsePath(field);
  return path.reduce(
    (earlier: unknown, step, index) => counterpart(earlier, valueIn(after, path.slice(0, index)), step),
    before,
  );
}

function counterpart(earlier: unknown, later: unknown, step: string | number): unknown {
  const key = valueIn(later, [step, 'key']);
  if (typeof step === 'number' && Array.isArray(earlier) && typeof key === 'string' && key !== '')
    return earlier.find((entry) => valueIn(entry, ['key']) === key);
  return valueIn(earlier, [step]);
}
