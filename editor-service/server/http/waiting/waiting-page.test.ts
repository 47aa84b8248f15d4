import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartProgress } from '../../runtime/start-progress.ts';
import { waitingPage } from './waiting-page.ts';

const progress = new StartProgress();
let server: Server;
let url: string;

beforeEach(async () => {
  server = createServer(waitingPage(progress)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/about?a=1`;
});
afterEach(() => server.close());

const ask = async (accept: string) => {
  const response = await fetch(url, { headers: { accept } });
  return { response, text: await response.text() };
};

test('waitingPage() shows browsers how far it is, as text and as a bar', async () => {
  progress.note('Building <the> site', 12, 50);
  const { response, text } = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('<p role="status">Building &lt;the&gt; site, 24 %</p>');
  expect(text).toContain('value="0.24"');
});

test('waitingPage() shows a bar without an end where nothing is counted', async () => {
  progress.note('Reading the database');
  const { text } = await ask('text/html');
  expect(text).toContain('<p role="status">Reading the database</p>');
  expect(text).not.toContain('value=');
});

test('waitingPage() allows exactly its own script and style', async () => {
  const { response, text } = await ask('text/html');
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const element of ['script', 'style']) {
    const [, inside = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(text) ?? [];
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(inside))).toString('base64');
    expect(policy).toContain(`${element}-src 'sha256-${digest}'`);
  }
  expect(policy).toContain("default-src 'none'");
});

test('waitingPage() answers its script with JSON and everything else with a word', async () => {
  progress.note('Building the site', 1, 4);
  expect(JSON.parse((await ask('application/json')).text)).toEqual({ what: 'Building the site', share: 0.25 });
  expect((await ask('*/*')).text).toBe('Starting');
});
