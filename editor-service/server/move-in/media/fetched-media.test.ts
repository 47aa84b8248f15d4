import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchedMedia, isPrivate } from './fetched-media.ts';

let server: Server;
let origin: string;
let folder: string;
const asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetched-'));
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.startsWith('/moved')) response.writeHead(302, { location: '/wp-content/uploads/a.txt' }).end();
    else if (url.startsWith('/away')) response.writeHead(302, { location: 'http://127.0.0.1:1/a.txt' }).end();
    else if (url.startsWith('/round')) response.writeHead(302, { location: '/round' }).end();
    else if (url.startsWith('/large')) response.end('x'.repeat(2000));
    else if (url.startsWith('/slow')) response.write('x');
    else if (url.includes('/gone')) response.writeHead(404).end();
    else response.end('bytes');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const bring = (address: string, base = origin) =>
  fetchedMedia(base, { bytes: 1000, milliseconds: 500 }).bring(address, join(folder, 'file'), false);

describe('fetchedMedia()', () => {
  it('fetches the old path from the given origin, whatever host the file names', async () => {
    expect(await bring('https://old.example.org/wp-content/uploads/2024/a%20b.txt')).toMatchObject({
      name: 'a b.txt',
      size: 5,
    });
    expect(asked.at(-1)).toBe('/wp-content/uploads/2024/a%20b.txt');
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('bytes');
    await bring('https://old.example.org/wp-content/uploads/2024/a.txt', `${origin}/files/uploads`);
    expect(asked.at(-1)).toBe('/files/uploads/2024/a.txt');
  });

  it('follows redirects within the origin only', async () => {
    expect(await bring('/moved')).toMatchObject({ size: 5 });
    expect(await bring('/away')).toEqual({ missing: expect.stringContaining('redirects to another site') });
    expect(await bring('/round')).toEqual({ missing: expect.stringContaining('redirects too many times') });
  });

  it.each([
    ['/large', 'larger than'],
    ['/slow', 'could not be fetched'],
    ['/gone', 'the answer was 404'],
  ])('gives up on %s: %s', async (path, why) => {
    expect(await bring(path)).toEqual({ missing: expect.stringContaining(why) });
  });

  it('refuses a name that leads to a private address', async () => {
    const named = origin.replace('127.0.0.1', 'localhost.localdomain');
    const result = await bring('/a.txt', named);
    expect(result).toHaveProperty('missing');
    expect(asked.at(-1)).not.toBe('/a.txt');
  });
});

it.each([
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:192.168.1.1', true],
  ['fd00::1', true],
  ['::ffff:7f00:1', true],
  ['::127.0.0.1', true],
  ['64:ff9b::7f00:1', true],
  ['64:ff9b:1::7f00:1', true],
  ['2002:7f00:1::', true],
  ['2001:0:7f00:1::', true],
  ['fec0::1', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
])('isPrivate() of %s is %s', (address, expected) => {
  expect(isPrivate(address, address.includes(':') ? 6 : 4)).toBe(expected);
});
