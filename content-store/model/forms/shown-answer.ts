import { CHOICE_SEPARATOR } from './fixed-names.ts';

const TICKS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** An answer with a ticked checkbox as `Yes`; choices stay joined by `;;`, as options may contain commas. */
export const withoutTick = (value: string): string => TICKS[value] ?? value;

/** An answer as people read it: `Soup, Tea`, `Yes`. */
export const shownAnswer = (value: string): string => withoutTick(value).replaceAll(CHOICE_SEPARATOR, ', ');

const MAX_FIRST = 100;

/** The first of a submission's answers on one line, to tell it from others: `Lee · lee@example.com · Is there a ramp?` */
export function answerSummary(form: Readonly<Record<string, string>>): string {
  const given = Object.values(form).filter((value) => value.trim() !== '' && !(value in TICKS));
  const line = given.map(shownAnswer).join(' · ').replace(/\s+/g, ' ');
  return line.length > MAX_FIRST ? `${line.slice(0, MAX_FIRST).trimEnd()}…` : line;
}
