import { expect } from 'vitest';
import type { PayloadOf } from '../../../contract/calls.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

export let service: TestService;
export let publisher: TestClient;
export let editor: TestClient;
export let visitor: TestClient;

/** A service with a publisher, an editor and a visitor, for the tests of pages. */
export async function openCast(): Promise<void> {
  service = await startTestService();
  [publisher, editor, visitor] = await Promise.all([
    service.as(['publisher']),
    service.as(['editor']),
    service.as(null),
  ]);
}

export const closeCast = () => service.discard();

/** For subjects without a translator. */
export const noTranslator = null;

export type PostedPage = PayloadOf<'page/save'>['page'];

export const newPage = (slug: string, more: Partial<PostedPage> = {}): PostedPage => ({
  domainId: 'main',
  slug,
  header: { heading: `About ${slug}` },
  contents: [{ componentType: 'Headline', key: 'h1', title: 'First words' }],
  ...more,
});

export async function savedPage(slug: string, more: Partial<PostedPage> = {}) {
  const { status, body } = await editor.call('page/save', { page: newPage(slug, more) });
  expect(status).toBe(200);
  return body;
}
