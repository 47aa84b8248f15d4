import { describe, expect, it } from 'vitest';
import { ENVIRONMENT } from '../testing/small-site.ts';
import { contentSecurityPolicy, headerRules, headers } from './headers.ts';

describe('contentSecurityPolicy()', () => {
  it('extends the compiled policy by other origins that pages may load from, and by who may frame them', () => {
    const environment = { ...ENVIRONMENT, imageBaseUrl: 'https://images.example.org/base' };
    expect(contentSecurityPolicy("script-src 'self' 'sha256-x'; style-src 'self';", environment).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-x'",
      "style-src 'self'",
      "img-src 'self' data: https://images.example.org",
      "connect-src 'self' https://edit.example.org",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://*.castos.com https://flipsnack.com https://*.flipsnack.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]);
  });

  it('allows a tag manager only when one is set', () => {
    const compiled = "script-src 'self'; style-src 'self';";
    expect(contentSecurityPolicy(compiled, ENVIRONMENT)).not.toContain('google');
    const policy = contentSecurityPolicy(compiled, { ...ENVIRONMENT, gtmId: 'GTM-AB12' });
    expect(policy).toContain("script-src https://*.googletagmanager.com 'self';");
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toContain('unsafe');
  });
});

describe('contentSecurityPolicy() with a captcha', () => {
  it('allows its script and its frame', () => {
    const policy = contentSecurityPolicy("script-src 'self'", { ...ENVIRONMENT, recaptchaSiteKey: 'key' });
    expect(policy).toContain("script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'self'");
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  });
});

describe('headers()', () => {
  it('sets the policy for every path and a long max-age for hashed files', () => {
    const text = headers(headerRules("default-src 'self'"));
    expect(text).toContain("/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff");
    expect(text).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
  });
});
