import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; credentials and personal data are redacted. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'email', 'cookie', 'authorization', '*.password', '*.token', '*.email', '*.cookie'],
      censor: '[redacted]',
    },
  });
}
