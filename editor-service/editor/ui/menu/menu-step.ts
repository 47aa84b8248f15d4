/**
 * The index of the item that a key in a menu leads to: arrow keys go round, Home and End to the ends, a letter to the
 * next item that begins with it. Null for other keys.
 */
export function menuStep(key: string, labels: readonly string[], at: number): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const order = labels.map((_label, step) => (at + 1 + step + count) % count);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
