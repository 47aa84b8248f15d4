import type { DateText } from '../texts/date-text.ts';

/** Days or times that machines can read too; a dash between the two ends of a span. */
export function Times({ times }: { times: readonly DateText[] }) {
  return times.map(({ text, machine }, index) => (
    <span key={machine}>
      {index > 0 && ' – '}
      <time dateTime={machine} suppressHydrationWarning>
        {text}
      </time>
    </span>
  ));
}
