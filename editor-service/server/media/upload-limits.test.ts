import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { maxUploadBytes } from '../../contract/upload-limits.ts';
import { connectTo, rawStatus } from '../testing/raw-request.ts';
import { PDF, picture } from '../testing/sample-uploads.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

const MAX_UPLOAD_BYTES = maxUploadBytes('media/upload');
const BOUNDARY = 'x-boundary';
const FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;

let service: TestService;
let editor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  editor = await service.as(['editor']);
});

afterAll(() => service.discard());

/** The head of an upload; `length` is the declared size of its body. */
function head(length: number, headers: Record<string, string> = {}): string {
  const all = {
    host: new URL(service.editorUrl).host,
    cookie: editor.cookie,
    origin: service.editorUrl,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': String(length),
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /api/media/upload HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const send = (body: string) => rawStatus(service.editorUrl, head(Buffer.byteLength(body)) + body);

const filesIn = (folder: string, of = service) => readdir(join(of.folder, 'data', folder));

describe('a multipart body', () => {
  afterEach(async () => {
    await expect.poll(() => filesIn('uploads'), SOON).toEqual([]);
    expect((await editor.get('/health')).status).toBe(200);
  });

  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="alt"\r\n\r\nx\r\n`;
  it.each([
    ['that is empty', ''],
    ['without a boundary', 'nothing of the kind'],
    ['without an end', `${FILE}half of it`],
    ['whose part has no name', `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`],
    ['whose part has no head', `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--\r\n`],
    ['with an endless part head', `--${BOUNDARY}\r\n${'X: y\r\n'.repeat(50_000)}`],
    ['with 100,000 parts', `${part.repeat(100_000)}--${BOUNDARY}--\r\n`],
    [
      'with a long field',
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="alt"\r\n\r\n${'x'.repeat(5000)}\r\n${FILE}`,
    ],
    ['with two files', `${FILE}one\r\n${FILE}two\r\n--${BOUNDARY}--\r\n`],
    ['with a file under another name', `${FILE.replace('"file"', '"other"')}one\r\n--${BOUNDARY}--\r\n`],
    ['with a name that pollutes', `${part.replace('alt', '__proto__[polluted]')}--${BOUNDARY}--\r\n`],
  ])('%s is refused', async (_, body) => {
    expect([400, 413]).toContain(await send(body));
    expect({}).not.toHaveProperty('polluted');
  });

  it('aborted by 500 senders leaves no file and no open descriptor', async () => {
    const open = async () => (await readdir('/proc/self/fd')).length;
    const abort = async () => {
      const socket = await connectTo(service.editorUrl);
      socket.write(`${head(1_000_000)}${FILE}${'x'.repeat(1000)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.destroy();
      await once(socket, 'close');
    };
    await editor.get('/_canvas/'); // the thread of the previews has its files open from here on
    await abort();
    const before = await open();
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 50 }, abort));
    await expect.poll(open, SOON).toBeLessThanOrEqual(before + 2);
  });
});

describe('an upload for which there is no room', () => {
  it('is refused before it is read when its declared size is too large', async () => {
    expect(await rawStatus(service.editorUrl, head(MAX_UPLOAD_BYTES * 2))).toBe(413);
  });

  it.each([
    ['translation/import', 'The file is larger than 20 MB'],
    ['media/upload', 'The file is larger than 100 MB'],
  ])('of %s is refused with a sentence that its sender reads after all that was sent', async (path, message) => {
    const body = new FormData();
    body.append('file', new Blob([Buffer.alloc(maxUploadBytes(path) + 1_000_000)]), 'a.xlf');
    const init = { method: 'POST', headers: { cookie: editor.cookie, origin: service.editorUrl }, body };
    const response = await fetch(`${service.editorUrl}/api/${path}`, init);
    expect([response.status, await response.json()]).toEqual([413, { status: 413, error: { message } }]);
  });

  it('is cut off when it turns out to be too large', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const pieces = Array.from({ length: MAX_UPLOAD_BYTES / piece.length + 1 }, () => piece);
    const body = new Blob([FILE, ...pieces, `\r\n--${BOUNDARY}--\r\n`]).stream();
    const headers = {
      ...{ cookie: editor.cookie, origin: service.editorUrl },
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const response = await fetch(`${service.editorUrl}/api/media/upload`, init);
    expect(response.status).toBe(413);
    await expect.poll(() => filesIn('uploads'), SOON).toEqual([]);
  });

  /** Uploads a file to a service of these settings, and is refused. */
  async function expectRefused(on: TestService, by: TestClient, bytes: string, status: number): Promise<void> {
    const reply = await by.upload('media/upload', {}, { name: 'a.pdf', bytes });
    expect([reply.status, reply.body.error.message]).toEqual([status, expect.stringMatching('full')]);
    expect([await filesIn('media', on), await filesIn('uploads', on)]).toEqual([[], []]);
  }

  it('is refused when the disk is nearly full', async () => {
    const small = await startTestService({ diskFloorBytes: 1e15 });
    try {
      await expectRefused(small, await small.as(['editor']), PDF, 507);
    } finally {
      await small.discard();
    }
  });

  it('is refused when it is larger than the quota of the library, or earlier uploads have filled that', async () => {
    const small = await startTestService({ mediaQuotaBytes: 25_000 });
    try {
      const somebody = await small.as(['editor']);
      await expectRefused(small, somebody, PDF + ' '.repeat(25_000), 413);
      const upload = (text: string) =>
        somebody.upload('media/upload', {}, { name: 'a.pdf', bytes: PDF + text.repeat(10_000) });
      expect((await upload('a')).status).toBe(200);
      expect((await upload('b')).status).toBe(200);
      expect((await upload('c')).status).toBe(413);
    } finally {
      await small.discard();
    }
  });
});

describe('an upload from another site', () => {
  it.each([
    ['another Origin', { origin: 'https://evil.example' }],
    ['the Origin null', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused with %s', async (_, headers) => {
    const file = { name: 'a.png', bytes: await picture().png().toBuffer() };
    expect((await editor.upload('media/upload', {}, file, headers)).status).toBe(403);
    expect((await editor.call('media/list', {})).body.total).toBe(0);
  });

  it('or without a login is refused before its body is read', async () => {
    expect(await rawStatus(service.editorUrl, head(1_000_000, { origin: 'https://evil.example' }))).toBe(403);
    expect(await rawStatus(service.editorUrl, head(1_000_000, { cookie: '' }))).toBe(401);
    expect(await rawStatus(service.editorUrl, head(9, { 'content-type': 'application/json' }))).toBe(415);
    const { body } = await editor.call('media/upload', {} as never);
    expect(body.error.message).toBe('Send the file with Content-Type: multipart/form-data');
  });
});
