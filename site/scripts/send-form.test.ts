import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchToken, sendForm } from './send-form.ts';

const about = { settings: { identifier: 'contact' } };
const filled = { values: { name: 'Ben' }, website: '', token: null };
const submissionTo = (apiUrl: string) => ({ apiUrl, call: 'forms/submit' as const, about });

async function serverThat(answer: (response: ServerResponse, body: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => answer(response, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('sendForm() sends the values and returns no messages on success', async () => {
  const bodies: unknown[] = [];
  const apiUrl = await serverThat((response, body) => {
    bodies.push(JSON.parse(body));
    response.end('{}');
  });
  expect(await sendForm(submissionTo(apiUrl), filled)).toEqual([]);
  expect(bodies).toEqual([{ settings: { identifier: 'contact' }, form: { name: 'Ben' }, website: '' }]);
});

test("sendForm() returns the server's message and each validation error, one per line", async () => {
  const error = { message: 'Invalid Form Error', validationErrors: ['Name is required.', 'Email is required.'] };
  const apiUrl = await serverThat((response) => response.writeHead(400).end(JSON.stringify({ status: 400, error })));
  expect(await sendForm(submissionTo(apiUrl), filled)).toEqual([
    'Invalid Form Error',
    'Name is required.',
    'Email is required.',
  ]);
});

test('sendForm() and fetchToken() survive an unreachable service', async () => {
  const apiUrl = 'http://127.0.0.1:9';
  expect(await fetchToken(apiUrl, 'contact')).toBeNull();
  expect(await sendForm(submissionTo(apiUrl), filled)).toEqual([
    expect.stringMatching('Your answers are still here; please try again'),
  ]);
});

test('sendForm() waits, so that a quick person is not mistaken for a bot', async () => {
  let received = 0;
  const apiUrl = await serverThat((response) => {
    received += 1;
    response.end('{}');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = sendForm(submissionTo(apiUrl), { ...filled, token: { token: 't', at: Date.now() } });
  await vi.advanceTimersByTimeAsync(1150);
  expect(received).toBe(0);
  await vi.advanceTimersByTimeAsync(50);
  expect(await sent).toEqual([]);
  expect(received).toBe(1);
});

test('sendForm() signs up for a list, and returns why the list refused', async () => {
  const bodies: unknown[] = [];
  const answers = [
    { success: true, message: 'Thanks' },
    { success: false, message: 'Already on the list' },
  ];
  const apiUrl = await serverThat((response, body) => {
    bodies.push(JSON.parse(body));
    response.end(JSON.stringify(answers[bodies.length - 1]));
  });
  const list = { apiUrl, call: 'mailchimp/subscribe' as const, about: { listId: 'letters', blockKey: 'n1' } };
  expect(await sendForm(list, filled)).toEqual([]);
  expect(await sendForm(list, filled)).toEqual(['Already on the list']);
  expect(bodies[0]).toEqual({ listId: 'letters', blockKey: 'n1', values: { name: 'Ben' }, website: '' });
});
