import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { startTestService, type TestService } from '#editor-service/server/testing/test-service.ts';

/** The compiled site itself, with every third party that can be configured. */
let service: TestService;

beforeAll(async () => {
  const { compiledDir } = siteFolder();
  service = await startTestService({ compiledDir, gtmId: 'GTM-AB12', recaptchaSiteKey: 'captcha-key' });
});

afterAll(() => service.discard());

describe('the canvas shares its origin with the editor, so it', () => {
  it.each([
    ['a visitor', null],
    ['an editor', ['editor']],
  ])('names no tag manager and allows no script of a third party to %s', async (_, roles) => {
    const person = await service.as(roles);
    const { status, body, headers } = await person.get('/_canvas/');
    expect(status).toBe(200);
    expect(body).not.toContain('GTM-AB12');
    const policy = headers.get('content-security-policy') ?? '';
    expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[^']+')*$/);
  });
});

describe('the site itself', () => {
  it('loads the tag manager', async () => {
    const page = await fetch(`${service.siteUrl}/`);
    expect(await page.text()).toContain('data-tag-manager="GTM-AB12"');
    expect(page.headers.get('content-security-policy')).toContain('https://*.googletagmanager.com');
  });
});
