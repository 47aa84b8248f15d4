import { levels } from 'pino';

const WARN = levels.values.warn ?? 0;
const ERROR = levels.values.error ?? 0;

interface Line {
  level: number;
  msg?: string;
  err?: { message?: string };
}

/** Writes warnings and errors of a log as sentences, for a person at a terminal; leaves the other lines out. */
export function sentences(out: { write: (text: string) => unknown }) {
  return {
    write: (text: string): void => {
      const { level, msg = '', err } = JSON.parse(text) as Line;
      if (level < WARN) return;
      const whole = [...new Set([msg, err?.message])].filter(Boolean).join(': ');
      out.write(`${level < ERROR ? 'Warning' : 'Error'}: ${whole}\n`);
    },
  };
}
