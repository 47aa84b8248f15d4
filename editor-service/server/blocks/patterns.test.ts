import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestCaller, type TestSubject, testSubject } from '../testing/test-subject.ts';
import { openBlocks } from './blocks.ts';

let service: TestSubject;
let editor: TestCaller;
let visitor: TestCaller;

beforeAll(async () => {
  service = await testSubject((ground) => openBlocks(ground).calls);
  [editor, visitor] = [service.as(['editor']), service.as(null)];
});

afterAll(() => service.discard());

const contents = [{ componentType: 'Headline', key: 'h1', title: 'Nine to five' }];
const domainId = 'main';

async function savedPattern(name: string) {
  const { status, body } = await editor.call('pattern/save', { domainId, name, contents });
  expect(status).toBe(200);
  return body;
}

describe('patterns', () => {
  test('are saved, listed by name, renamed and deleted', async () => {
    const second = await savedPattern('B, the second');
    await savedPattern('A, the first');
    const names = async () => (await editor.call('pattern/list', { domainId })).body.map(({ name }) => name);
    expect(await names()).toEqual(['A, the first', 'B, the second']);
    const { body: renamed } = await editor.call('pattern/save', { domainId, _id: second._id, name: ' 0, now first ' });
    expect(renamed).toMatchObject({ name: '0, now first', contents: [{ title: 'Nine to five' }] });
    expect(await names()).toEqual(['0, now first', 'A, the first']);
    expect((await editor.call('pattern/delete', { domainId, _id: second._id })).body).toEqual({ _id: second._id });
    expect(await names()).toEqual(['A, the first']);
  });

  test('belong to one domain', async () => {
    const pattern = await savedPattern('Here');
    expect((await editor.call('pattern/save', { domainId: 'nowhere', name: 'x', contents })).status).toBe(404);
    expect((await editor.call('pattern/delete', { domainId: 'nowhere', _id: pattern._id })).status).toBe(404);
  });

  test('are refused without a name, without blocks, and with blocks that no page would store', async () => {
    const refused = async (more: object) =>
      (await editor.call('pattern/save', { domainId, name: 'Refused', contents, ...more })).status;
    expect(await refused({ name: '  ' })).toBe(400);
    expect(await refused({ name: 'x'.repeat(101) })).toBe(400);
    expect(await refused({ contents: [] })).toBe(400);
    expect(await refused({ contents: undefined })).toBe(400);
    expect(await refused({ contents: [...contents, ...contents] })).toBe(400);
    expect(
      await refused({ contents: Array.from({ length: 51 }, (_, at) => ({ ...contents[0], key: `k${at}` })) }),
    ).toBe(400);
  });

  test('that are gone are said to be gone, and visitors see none', async () => {
    expect((await editor.call('pattern/save', { domainId, _id: 'gone', name: 'Gone' })).status).toBe(404);
    expect((await editor.call('pattern/delete', { domainId, _id: 'gone' })).status).toBe(404);
    expect((await visitor.call('pattern/list', { domainId })).status).toBe(401);
  });
});
