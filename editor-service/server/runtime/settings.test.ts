import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuildSettings } from '#build/settings.ts';
import { readSettings, SettingsError } from './settings.ts';

const SECRET = 'a-secret-of-thirty-two-bytes-or-more';
const PRODUCTION = {
  NODE_ENV: 'production',
  AUTH_SECRET: SECRET,
  PUBLIC_SITE_URL: 'https://example.org',
  PUBLIC_EDITOR_URL: 'https://edit.example.org/',
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('readSettings()', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      sitePort: 4321,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      contentDir: resolve('data/published'),
      distDir: resolve('dist'),
      authDays: 3,
      trustProxy: 0,
      withDemo: true,
      failpoint: undefined,
    });
  });

  it('reads the variables and treats an empty value as not set', () => {
    const settings = readSettings({ PORT: '0', DATA_DIR: '/tmp/x', DEMO: '0', AUTH_SECRET: '', GTM_ID: 'GTM-AB12' });
    expect(settings).toMatchObject({ port: 0, contentDir: '/tmp/x/published', withDemo: false, gtmId: 'GTM-AB12' });
  });

  it('reads SITE_PORT 0 as no static server', () => {
    expect(readSettings({ SITE_PORT: '0' }).sitePort).toBeNull();
  });

  it('takes a media library of any size', () => {
    expect(readSettings({ MEDIA_QUOTA_MB: '2000000' }).mediaQuotaBytes).toBe(2_000_000 * 1024 * 1024);
    expect(problemsOf({ MEDIA_QUOTA_MB: '1e9', HISTORY_DAYS: '0' })).toHaveLength(2);
  });

  it('lists every bad value in one error', () => {
    const problems = problemsOf({ PORT: '70000', AUTH_DAYS: 'three', DEMO: 'yes', PUBLIC_SITE_URL: 'example.org' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'PUBLIC_SITE_URL', 'AUTH_DAYS', 'DEMO']);
  });

  it('lists what production needs beside values that are wrong', () => {
    const variables = { NODE_ENV: 'production', PORT: 'x', PUBLISH_WEBHOOK_URL: 'nowhere', FAILPOINT: 'mid-render' };
    const names = problemsOf(variables).map((problem) => problem.split(' ')[0]);
    expect(new Set(names)).toEqual(
      new Set([
        ...['PORT', 'PUBLISH_WEBHOOK_URL', 'PUBLISH_WEBHOOK_SECRET'],
        ...['AUTH_SECRET', 'PUBLIC_SITE_URL', 'PUBLIC_EDITOR_URL', 'FAILPOINT'],
      ]),
    );
  });

  it('refuses a short secret and names the variable', () => {
    expect(problemsOf({ AUTH_SECRET: 'secret' })).toEqual(['AUTH_SECRET must have at least 32 bytes']);
  });

  it('refuses a password in an address that pages show, like the build', () => {
    const variables = { PUBLIC_SITE_URL: 'https://ada:secret@example.org' };
    expect(problemsOf(variables)).toEqual([
      'PUBLIC_SITE_URL cannot contain a username or password: it is written into pages',
    ]);
    expect(() => readBuildSettings(variables)).toThrow('PUBLIC_SITE_URL must be an address');
  });

  it('refuses an editor below a path, which it cannot live at', () => {
    const problems = problemsOf({ PUBLIC_EDITOR_URL: 'https://example.org/edit' });
    expect(problems).toEqual([expect.stringMatching(/^PUBLIC_EDITOR_URL must end after the host/)]);
    expect(problemsOf({ PUBLIC_EDITOR_URL: 'https://example.org/' })).toEqual([]);
  });

  it.each(['AUTH_SECRET', 'PUBLIC_SITE_URL', 'PUBLIC_EDITOR_URL'])(
    'refuses to run in production without %s',
    (name) => {
      expect(problemsOf(PRODUCTION)).toEqual([]);
      expect(problemsOf({ ...PRODUCTION, [name]: '' })).toEqual([expect.stringMatching(`^${name} must be set`)]);
    },
  );

  it('reads one address of the service for editors and forms, or two', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({
      publicEditorUrl: 'https://edit.example.org',
      publicApiUrl: 'https://edit.example.org',
    });
    expect(readSettings({ PUBLIC_API_URL: 'https://api.example.org' })).toMatchObject({
      publicEditorUrl: 'https://api.example.org',
      publicApiUrl: 'https://api.example.org',
    });
    expect(readSettings({ ...PRODUCTION, PUBLIC_API_URL: 'https://api.example.org' })).toMatchObject({
      publicEditorUrl: 'https://edit.example.org',
      publicApiUrl: 'https://api.example.org',
    });
  });

  it('refuses a failpoint in production', () => {
    const problems = problemsOf({ ...PRODUCTION, FAILPOINT: 'after-commit' });
    expect(problems).toEqual(['FAILPOINT must not be set in production']);
  });

  it('takes a webhook with a secret of 24 bytes or more, on https in production or on this machine', () => {
    const webhook = (url: string, secret = SECRET) => ({ PUBLISH_WEBHOOK_URL: url, PUBLISH_WEBHOOK_SECRET: secret });
    const url = 'https://ci.example.org/hook';
    const key = Buffer.from(SECRET);
    expect(readSettings(webhook(url)).publishWebhook).toEqual({ url, key });
    expect(readSettings({}).publishWebhook).toBeNull();
    for (const local of ['http://localhost:9000/', 'http://127.0.0.1:9000/', 'http://[::1]:9000/'])
      expect(problemsOf({ ...PRODUCTION, ...webhook(local) })).toEqual([]);
    for (const remote of ['http://ci.example.org/', 'http://127.0.0.1.example.org/'])
      expect(problemsOf({ ...PRODUCTION, ...webhook(remote) })).toEqual([
        expect.stringContaining('PUBLISH_WEBHOOK_URL must start with https://'),
      ]);
    expect(problemsOf(webhook('https://ci:key@example.org/hook'))).toEqual([
      expect.stringContaining('PUBLISH_WEBHOOK_URL cannot contain a username or password'),
    ]);
    expect(problemsOf(webhook(url, ''))).toEqual([expect.stringContaining('PUBLISH_WEBHOOK_SECRET must be set')]);
    expect(problemsOf(webhook(url, 'short'))).toEqual(['PUBLISH_WEBHOOK_SECRET must have at least 24 bytes']);
    expect(problemsOf(webhook(url, `whsec_${Buffer.alloc(23).toString('base64')}`))).toHaveLength(1);
  });
});
