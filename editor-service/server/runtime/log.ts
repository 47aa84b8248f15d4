import { hostname } from 'node:os';
import { type Logger, pino } from 'pino';

/** Tells the instances apart whose lines are collected in one place. */
const INSTANCE = `${hostname()}-${process.pid}`;

export type Log = Logger;

/** JSON lines on standard output; credentials and personal data are redacted. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { instance: INSTANCE },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'email', 'cookie', 'authorization', '*.password', '*.token', '*.email', '*.cookie'],
      censor: '[redacted]',
    },
  });
}
