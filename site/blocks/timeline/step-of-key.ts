import type { KeyboardEvent } from 'react';

/** 1 for the arrow key that leads on in a row, -1 for the one that leads back, 0 for others; which is which follows the text. */
export function stepOfKey({ key, currentTarget }: KeyboardEvent): number {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
  return step && getComputedStyle(currentTarget).direction === 'rtl' ? -step : step;
}
