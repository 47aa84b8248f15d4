import { describe, expect, it } from 'vitest';
import { domainSchema, postedDomainSchema } from './domain.ts';

const domain = (fields: object) => ({ _id: 'main', name: 'Main', ...fields });

describe('postedDomainSchema', () => {
  it.each(['example.org', 'www.Example.org', 'localhost', '127.0.0.1', 'a-b.example'])(
    'accepts hostname %s',
    (name) => {
      expect(postedDomainSchema.safeParse(domain({ hostnames: [name] })).success).toBe(true);
    },
  );

  it.each(['..', '.', '-', 'a..b', '.example.org', 'example.org.', '-a.example', `${'a'.repeat(64)}.example`])(
    'refuses hostname %s, which stored ones may be',
    (name) => {
      const { error } = postedDomainSchema.safeParse(domain({ hostnames: [name] }));
      expect(error?.issues[0]?.message).toContain('A hostname looks like www.example.org');
      expect(domainSchema.safeParse(domain({ hostnames: [name] })).success).toBe(true);
    },
  );

  it.each([
    ['https://ada:secret@example.org', 'cannot contain a username or password'],
    ['https://ada@example.org', 'cannot contain a username or password'],
    ['https://example.org/?a=1', 'cannot contain ? or #'],
    ['https://example.org/#top', 'cannot contain ? or #'],
  ])('refuses the address %s: %s', (siteUrl, message) => {
    expect(postedDomainSchema.safeParse(domain({ siteUrl })).error?.issues[0]?.message).toContain(message);
    expect(domainSchema.safeParse(domain({ siteUrl })).success).toBe(true);
  });

  it.each([
    ['', ''],
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
  ])('keeps the address %j as %j', (siteUrl, kept) => {
    expect(postedDomainSchema.parse(domain({ siteUrl })).siteUrl).toBe(kept);
  });
});
