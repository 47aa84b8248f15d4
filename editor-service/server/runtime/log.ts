import { hostname } from 'node:os';
import { type Logger, pino } from 'pino';
import { sentences } from './sentences.ts';

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
