import { expect, test } from 'vitest';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { firstAnswers } from './first-answers.ts';

test('firstAnswers() asks again after the next log-in when the session ended meanwhile', async () => {
  const store = sampleStore();
  let isLoggedIn = false;
  const ask = async (kind: string) => {
    if (isLoggedIn) return { notice: { text: '', token: '' }, environment: { imageBaseUrl: '' } }[kind] ?? null;
    store.setState({ session: { kind: 'expired', username: 'ada' } });
    throw new Error('Please log in');
  };
  const answers = firstAnswers({ store, reader: { ask, forget: () => {} } as never });
  await new Promise(setImmediate); // All questions have failed by then.
  isLoggedIn = true;
  store.setState({ session: { kind: 'active', username: 'ada' } });
  expect(await answers).toMatchObject({ domain: null });
});
