import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createAppMessages } from './app-messages.ts';

test('createAppMessages() gives the requests and responses of each server the prototypes of its own app', async () => {
  const answers = await Promise.all(['first', 'second'].map(askApp));
  expect(answers).toEqual([
    { name: 'first', query: { a: '1' }, isSame: true },
    { name: 'second', query: { a: '1' }, isSame: true },
  ]);
});

async function askApp(name: string): Promise<unknown> {
  const { classes, belongTo } = createAppMessages();
  const app = express().set('name', name);
  let before: unknown;
  belongTo(app);
  app.use((request, response) => {
    const isSame = Object.getPrototypeOf(request) === before;
    response.json({ name: request.app.get('name'), query: request.query, isSame });
  });
  const server = createServer(classes, (request, response) => {
    before = Object.getPrototypeOf(request);
    app(request, response);
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x?a=1`)).json();
}
