import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService();
  admin = await service.as(['admin']);
});

afterAll(() => service.discard());

/** An open stream of publish events and what it has received. */
async function listen({ cookie }: TestClient) {
  const closing = new AbortController();
  const response = await fetch(`${service.editorUrl}/api/publish/events`, {
    headers: { cookie },
    signal: closing.signal,
  });
  const stream = { status: response.status, text: '', isOver: false, close: () => closing.abort() };
  const read = async () => {
    for await (const bytes of response.body ?? []) stream.text += Buffer.from(bytes).toString();
  };
  void read()
    .catch(() => {})
    .finally(() => {
      stream.isOver = true;
    });
  return stream;
}

describe('publish/events', () => {
  it('tells a logged-in editor of a publish, and ends with the session before the next one', async () => {
    const editor = await service.as(['editor']);
    const stream = await listen(editor);
    const publish = (slug: string) => admin.call('page/publishPage', { page: { domainId: 'main', slug } });
    const first = await publish('first');
    await expect.poll(() => stream.text, SOON).toContain(first.body._id);
    const { body } = await admin.call('user/list', {});
    const { body: me } = await editor.call('user/me', {});
    const { _id } = body.users.find(({ username }) => username === me.user?.username) ?? { _id: '' };
    expect((await admin.call('user/disable', { _id })).status).toBe(200);
    const second = await publish('second');
    await expect.poll(() => stream.isOver, SOON).toBe(true);
    expect(stream.text).not.toContain(second.body._id);
  });

  it('accepts 20 streams of one person, and one more when one is closed', async () => {
    const editor = await service.as(['editor']);
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(editor)));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await listen(editor)).status).toBe(429);
    streams[0]?.close();
    await expect.poll(async () => (await listen(editor)).status, SOON).toBe(200);
    for (const { close } of streams) close();
  });
});
