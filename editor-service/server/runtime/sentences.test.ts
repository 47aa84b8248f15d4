import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sentences } from './log.ts';

test('sentences() writes warnings and errors in words, with their reasons, and leaves the rest out', () => {
  const texts: string[] = [];
  const log = pino({}, sentences({ write: (text) => texts.push(text) }));
  log.info('the site is up to date');
  log.warn({ err: new Error('no space left') }, 'work in idle time failed');
  log.error('the builder died');
  log.fatal({ err: new Error('damaged') });
  expect(texts).toEqual([
    'Warning: work in idle time failed: no space left\n',
    'Error: the builder died\n',
    'Error: damaged\n',
  ]);
});
