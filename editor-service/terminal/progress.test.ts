import { expect, test, vi } from 'vitest';
import { createProgress } from './progress.ts';

function written(isTTY: boolean) {
  const texts: string[] = [];
  const write = (text: string) => texts.push(text) > 0;
  return { texts, progress: createProgress({ isTTY, write } as never) };
}

test('createProgress() changes one line on a terminal, and ends it', () => {
  const { texts, progress } = written(true);
  progress.say('200 lines read', 0.01);
  progress.say('400 lines read', 0.02); // within the same second
  progress.say('900 lines read', 1);
  progress.end();
  expect(texts).toEqual(['\r\x1b[K200 lines read, 1 %', '\r\x1b[K900 lines read, 100 %', '\n']);
});

test('createProgress() tells the time left on a terminal, for each step from its own beginning', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { texts, progress } = written(true);
  progress.say('Reading', 0.01);
  vi.advanceTimersByTime(10_000);
  progress.say('Reading', 0.25);
  vi.advanceTimersByTime(590_000);
  progress.say('Reading', 0.5);
  progress.end();
  progress.say('Writing', 0.5);
  vi.useRealTimers();
  expect(texts.slice(1)).toEqual([
    '\r\x1b[KReading, 25 %, about 30 s left',
    '\r\x1b[KReading, 50 %, about 10 min left',
    '\n',
    '\r\x1b[KWriting, 50 %',
  ]);
});

test('createProgress() begins a line of its own when a share falls back', () => {
  const { texts, progress } = written(true);
  progress.say('900 lines read', 1);
  progress.say('7 files written', 0.5);
  expect(texts).toEqual(['\r\x1b[K900 lines read, 100 %', '\n', '\r\x1b[K7 files written, 50 %']);
});

test('createProgress() writes a line for each tenth into a file, for every step', () => {
  const { texts, progress } = written(false);
  for (const share of [0.05, 0.1, 0.15, 0.4, 1]) progress.say(`${share * 100} lines read`, share);
  progress.say('7 files written', 0.5);
  expect(texts).toEqual([
    '10 lines read, 10 %\n',
    '40 lines read, 40 %\n',
    '100 lines read, 100 %\n',
    '7 files written, 50 %\n',
  ]);
});
