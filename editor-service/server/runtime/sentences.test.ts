import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createLog, sentences } from './log.ts';

test('sentences() writes lines for a person: time, a word for what is wrong, reason and figures; no requests', () => {
  const texts: string[] = [];
  const log = pino({ base: null }, sentences({ write: (text) => texts.push(text) }));
  log.info(
    { event: 'published', instance: 'here-1', actor: '', documents: 2, span: 41.6, page: { id: 1 } },
    'published',
  );
  log.info({ requestId: 'a', path: '/' }, 'request');
  log.warn({ err: new Error('no space left') }, 'work in idle time failed');
  log.error({ file: 'a.tsx' }, 'the builder died');
  log.fatal({ err: new Error('damaged') });
  expect(texts.every((text) => text.startsWith('\r\u001B[K'))).toBe(true);
  expect(texts.map((text) => text.slice(4).replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    'published documents=2\n',
    'Warning: work in idle time failed: no space left\n',
    'Error: the builder died file=a.tsx\n',
    'Error: damaged\n',
  ]);
});

test('createLog() writes JSON in a terminal only when it is told to', () => {
  const { isTTY } = process.stdout;
  onTestFinished(() => void Object.assign(process.stdout, { isTTY }));
  const isJson = (format: 'auto' | 'json') => 'fd' in Reflect.get(createLog('silent', format), pino.symbols.streamSym);
  process.stdout.isTTY = true;
  expect([isJson('auto'), isJson('json')]).toEqual([false, true]);
  process.stdout.isTTY = false;
  expect(isJson('auto')).toBe(true);
});
