import { hostname } from 'node:os';
import { type Logger, levels, pino } from 'pino';

/** Tells the instances apart whose lines are collected in one place. */
const INSTANCE = `${hostname()}-${process.pid}`;

export type Log = Logger;

/** JSON lines on standard output, or lines for people where that is a terminal; credentials and personal data are redacted. */
export function createLog(level: string, format: 'auto' | 'json' = 'auto'): Log {
  const options = {
    level,
    base: { instance: INSTANCE },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'email', 'cookie', 'authorization', '*.password', '*.token', '*.email', '*.cookie'],
      censor: '[redacted]',
    },
  };
  const isForPeople = process.stdout.isTTY && format === 'auto';
  return isForPeople ? pino(options, sentences(process.stdout)) : pino(options);
}

const WARN = levels.values.warn ?? 0;
const ERROR = levels.values.error ?? 0;

interface Line {
  level: number;
  time: string | number;
  msg?: string;
  err?: { message?: string };
  [field: string]: unknown;
}

/** They say nothing to a person: the sentence does, or another line. */
const TECHNICAL = new Set(['level', 'time', 'instance', 'msg', 'event', 'requestId', 'span']);
/** Clears what a progress has left in the line. */
const LINE_START = '\r\u001B[K';

/** Writes the lines of a log for a person at a terminal: time, sentence and figures. It leaves requests out. */
export function sentences(out: { write: (text: string) => unknown }) {
  return {
    write: (text: string): void => {
      const line = JSON.parse(text) as Line;
      const { level, time, msg = '', err } = line;
      if (msg === 'request' && level < WARN) return;
      const word = level < WARN ? '' : level < ERROR ? 'Warning: ' : 'Error: ';
      const whole = [...new Set([msg, err?.message])].filter(Boolean).join(': ');
      const isTold = ([name, value]: [string, unknown]) =>
        !TECHNICAL.has(name) && value !== '' && typeof value !== 'object';
      const fields = Object.entries(line).filter(isTold);
      const clock = new Date(time).toTimeString().slice(0, 8);
      const words = [clock, word + whole, ...fields.map(([name, value]) => `${name}=${String(value)}`)];
      out.write(`${LINE_START}${words.join(' ')}\n`);
    },
  };
}
