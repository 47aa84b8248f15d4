import { expect, test } from 'vitest';
import { newsSentence } from './publish-news.ts';

const event = { domainId: 'd1', pageIds: ['p1'] };
const changed = (count: number) => Array.from({ length: count }, () => ({ address: '/', url: 'https://example.org/' }));

test.each([
  [{ ...event, state: 'queued' as const }, 'Waiting in the queue…'],
  [{ ...event, state: 'rendering' as const, done: 2, total: 9 }, 'Rendering 2 of 9 pages…'],
  [{ ...event, state: 'live' as const, milliseconds: 83.6, changed: changed(3) }, 'Live in 84 ms, 3 pages updated'],
  [{ ...event, state: 'live' as const, milliseconds: 40, changed: changed(1) }, 'Live in 40 ms, 1 page updated'],
  [
    { ...event, state: 'failed' as const, reason: 'Component x cannot be rendered' },
    'It is published, but not live yet: Component x cannot be rendered',
  ],
])('sentenceOf() tells an editor about %o', (news, sentence) => {
  expect(newsSentence(news)).toBe(sentence);
});
