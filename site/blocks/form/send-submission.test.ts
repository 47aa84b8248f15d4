import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as english from '../../words/english.ts';
import { fetchToken, sendSubmission } from './send-submission.ts';

const submission = { identifier: 'contact', values: { name: 'Ben' }, website: '', token: null };

async function serverThat(answer: (response: ServerResponse, body: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => answer(response, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const said = { fixed: english.form, language: 'en' };

test('sendSubmission() sends the values and returns no messages on success', async () => {
  const bodies: unknown[] = [];
  const apiUrl = await serverThat((response, body) => {
    bodies.push(JSON.parse(body));
    response.end('{}');
  });
  expect(await sendSubmission({ ...submission, apiUrl }, said)).toEqual([]);
  expect(bodies).toEqual([{ settings: { identifier: 'contact' }, form: { name: 'Ben' }, website: '' }]);
});

test("sendSubmission() returns the server's message and each validation error, one per line", async () => {
  const error = { message: 'Invalid Form Error', validationErrors: ['Name is required.', 'Email is required.'] };
  const apiUrl = await serverThat((response) => response.writeHead(400).end(JSON.stringify({ status: 400, error })));
  expect(await sendSubmission({ ...submission, apiUrl }, said)).toEqual([
    'Invalid Form Error',
    'Name is required.',
    'Email is required.',
  ]);
});

test('sendSubmission() and fetchToken() survive an unreachable service', async () => {
  const apiUrl = 'http://127.0.0.1:9';
  expect(await fetchToken(apiUrl, 'contact')).toBeNull();
  expect(await sendSubmission({ ...submission, apiUrl }, said)).toEqual([
    expect.stringMatching('Your answers are still here; please try again'),
  ]);
});

test('sendSubmission() waits, so that a quick person is not mistaken for a bot', async () => {
  let received = 0;
  const apiUrl = await serverThat((response) => {
    received += 1;
    response.end('{}');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = sendSubmission({ ...submission, apiUrl, token: { token: 't', at: Date.now() } }, said);
  await vi.advanceTimersByTimeAsync(1150);
  expect(received).toBe(0);
  await vi.advanceTimersByTimeAsync(50);
  expect(await sent).toEqual([]);
  expect(received).toBe(1);
});
