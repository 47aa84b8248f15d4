import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const SECRET = 'a-secret-of-thirty-two-bytes-or-more';

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

  it('lists every bad value in one error', () => {
    const problems = problemsOf({ PORT: '70000', AUTH_DAYS: 'three', DEMO: 'yes', PUBLIC_SITE_URL: 'example.org' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'PUBLIC_SITE_URL', 'AUTH_DAYS', 'DEMO']);
  });

  it('refuses a short secret and names the variable', () => {
    expect(problemsOf({ AUTH_SECRET: 'secret' })).toEqual(['AUTH_SECRET must have at least 32 bytes']);
  });

  it('refuses to run in production without a secret', () => {
    expect(problemsOf({ NODE_ENV: 'production' })[0]).toMatch(/^AUTH_SECRET must be set/);
    expect(problemsOf({ NODE_ENV: 'production', AUTH_SECRET: SECRET })).toEqual([]);
  });

  it('refuses a failpoint in production', () => {
    const problems = problemsOf({ NODE_ENV: 'production', AUTH_SECRET: SECRET, FAILPOINT: 'after-commit' });
    expect(problems).toEqual(['FAILPOINT must not be set in production']);
  });
});
