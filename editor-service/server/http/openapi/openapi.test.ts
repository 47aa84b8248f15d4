import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { client, startTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.discard());

describe('/api/openapi.json', () => {
  it('describes every call with its method, payload and answer, and nothing else', async () => {
    const { status, body } = await client(service.editorUrl, '').get('/api/openapi.json');
    const { openapi, paths } = JSON.parse(body);
    expect([status, openapi]).toEqual([200, '3.1.1']);
    expect(Object.keys(paths).sort()).toEqual(
      Object.keys(calls)
        .map((path) => `/${path}`)
        .sort(),
    );
    expect(paths['/sitemap/filter'].get.parameters.map(({ name }: { name: string }) => name)).toContain('lastModTo');
    const { schema } = paths['/user/login'].post.requestBody.content['application/json'];
    expect(Object.keys(schema.properties)).toEqual(['username', 'password']);
    const form = paths['/media/upload'].post.requestBody.content['multipart/form-data'].schema;
    expect(form.properties).toMatchObject({ alt: { type: 'string' }, file: { type: 'string', format: 'binary' } });
    expect(form.required).toEqual(['file']);
    expect(paths['/user/login'].post.security).toEqual([]);
    expect(paths['/page/save'].post.security).not.toEqual([]);
    expect(paths['/page/save'].post.description).toBe('API tokens: edit');
    expect(paths['/page/publishPage'].post.description).toBe('API tokens: publish');
    expect(paths['/user/invite'].post.description).toBe('No API token can do this.');
  });
});

describe('/healthz and /readyz', () => {
  it('report that the process is up, and that it is ready', async () => {
    const visitor = client(service.editorUrl, '');
    expect((await visitor.get('/healthz')).body).toBe('{"status":"ok"}');
    const ready = await visitor.get('/readyz');
    expect([ready.status, JSON.parse(ready.body)]).toEqual([200, { status: 'ready', waiting: 0 }]);
  });
});
