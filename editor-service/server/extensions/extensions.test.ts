import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Page, pageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { defineCheck } from '#site/extend/check.ts';
import { defineHook } from '#site/extend/hook.ts';
import { defineRoute } from '#site/extend/route.ts';
import type { CallContext } from '../http/call-context.ts';
import { testGround } from '../testing/test-subject.ts';
import { openExtensions } from './extensions.ts';
import { createFindOwnProblems } from './own-checks.ts';

let test: Awaited<ReturnType<typeof testGround>>;
beforeAll(async () => {
  test = await testGround({ hasRateLimits: true });
});
afterAll(() => test.discard());

const made = (value: unknown) => async () => ({ default: value });
const fails = () => {
  throw new Error('it broke');
};
const form = { componentType: 'Form', key: 'form', identifier: 'contact', recipient: 'office@example.org' };
const page: Page = pageSchema.parse({ ...{ _id: 'p', domainId: 'main', slug: 'p' }, contents: [form] });

describe('the checks of a site folder', () => {
  it('get the page as visitors will, and a reader; what they find has its level and place', async () => {
    const seen: unknown[] = [];
    const check = defineCheck(async ({ contents }, { reader }) => {
      seen.push(contents[0], (await reader.ask('domain', {}))._id);
      return [{ level: 'error', message: 'No.', block: 'form', field: 'title' }];
    });
    const { findProblems } = await openExtensions(test.ground, { 'checks/a.ts': made(check) });
    expect(await findProblems(page)).toEqual([
      { check: 'own', severity: 'error', message: 'No.', blockKey: 'form', field: 'title' },
    ]);
    expect(seen).toMatchObject([{ identifier: 'contact' }, 'main']);
    expect(JSON.stringify(seen)).not.toContain('office@example.org');
  });

  it('that fail or hang are warnings with the name of their file, beside what the others find', async () => {
    const checks = [
      { file: 'checks/throws.ts', name: 'throws', value: defineCheck(fails) },
      { file: 'checks/hangs.ts', name: 'hangs', value: defineCheck(() => new Promise(() => {})) },
      { file: 'checks/odd.ts', name: 'odd', value: defineCheck(() => undefined as never) },
      { file: 'checks/good.ts', name: 'good', value: defineCheck(() => [{ level: 'error', message: 'No.' }]) },
    ];
    const found = await createFindOwnProblems(test.ground, checks, 500)(page);
    expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: site folder: checks/throws.ts: it broke',
      'warning: site folder: checks/hangs.ts: it did not finish within 0.5 seconds',
      expect.stringMatching(/^warning: site folder: checks\/odd\.ts: Cannot read properties of undefined/),
      'error: No.',
    ]);
  });
});

describe('the hooks of a site folder', () => {
  it('get the event and a reader; one that fails is logged with the name of its file', async () => {
    const seen: unknown[] = [];
    const log = { ...test.ground.log, error: vi.fn(), info: vi.fn() } as never as typeof test.ground.log;
    const { runHook } = await openExtensions(
      { ...test.ground, log },
      {
        'hooks/after-publish.ts': made(
          defineHook('after-publish', ({ addresses }, { domainId }) => void seen.push(addresses, domainId)),
        ),
        'hooks/after-submission.ts': made(defineHook('after-submission', fails)),
      },
    );
    runHook('after-publish', 'main', { pageIds: ['p'], addresses: ['/p'] });
    runHook('after-submission', 'main', { form: 'contact', values: {}, state: 'received' });
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
    expect(seen).toEqual([['/p'], 'main']);
    const line = { event: 'site folder', file: 'hooks/after-submission.ts' };
    expect(log.error).toHaveBeenCalledWith(line, 'site folder: hooks/after-submission.ts: it broke');
  });
});

describe('the routes of a site folder', () => {
  const route = defineRoute({
    ...{ method: 'GET', access: 'public', payload: z.object({ wish: z.string() }) },
    answer: ({ wish }, { caller }) => {
      if (wish === 'refuse') throw new AppError('conflict', 'Not now');
      if (wish === 'fail') return fails();
      return wish === 'nothing' ? undefined : { wish, caller };
    },
  });
  const visitor = { caller: null, hostname: 'localhost', address: '192.0.2.1', site: { _id: 'main' } } as CallContext;
  const callOf = async () => {
    const { calls } = await openExtensions(test.ground, { 'routes/wishes.ts': made(route) });
    const [call] = calls;
    if (!call) throw new Error('no call');
    return call;
  };

  it('are calls with method, access, payload, size and origins as of the built-in ones', async () => {
    const { path, call } = await callOf();
    expect(path).toBe('own/wishes');
    expect(call).toMatchObject({ method: 'GET', access: 'public', fromSites: true, body: 'plain', isStream: false });
  });

  it('answer JSON, refuse with their sentence, and name their file when they fail', async () => {
    const { handler } = await callOf();
    expect(await handler({ wish: 'a' }, visitor)).toEqual({ wish: 'a', caller: null });
    expect(await handler({ wish: 'nothing' }, visitor)).toEqual({});
    await expect(handler({ wish: 'refuse' }, visitor)).rejects.toThrow(/^Not now$/);
    await expect(handler({ wish: 'fail' }, visitor)).rejects.toThrow('site folder: routes/wishes.ts: it broke');
  });

  it('are limited for visitors of one network', async () => {
    const { handler } = await callOf();
    const asked = Array.from({ length: 101 }, () => handler({ wish: 'a' }, { ...visitor, address: '198.51.100.7' }));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
  });
});

it('openExtensions() reports what cannot be loaded, and goes on without it', async () => {
  const log = { ...test.ground.log, error: vi.fn() } as never as typeof test.ground.log;
  const files = { 'checks/lost.ts': () => Promise.reject(new Error('Cannot find module')), 'routes/a.ts': made(null) };
  const { calls } = await openExtensions({ ...test.ground, log }, files);
  expect(calls).toEqual([]);
  expect(vi.mocked(log.error).mock.calls.map(([sentence]) => sentence)).toEqual([
    'site folder: checks/lost.ts: Cannot find module',
    'site folder: routes/a.ts: expected a default export that makes a route',
  ]);
});
