import { hostname } from 'node:os';
import { type Logger, levels, pino } from 'pino';

/** Tells the instances apart whose lines are collected in one place. */
const INSTANCE = `${hostname()}-${process.pid}`;

export type Log = Logger;

/**
 * JSON lines on standard output, or warnings as sentences where that is a terminal; credentials and personal data are
 * redacted.
 */
export function createLog(level: string): Log {
  const options = {
    level,
    base: { instance: INSTANCE },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'email', 'cookie', 'authorization', '*.password', '*.token', '*.email', '*.cookie'],
      censor: '[redacted]',
    },
  };
  return process.stdout.isTTY ? pino(options, sentences(process.stderr)) : pino(options);
}

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
