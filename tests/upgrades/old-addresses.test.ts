import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { toSlug } from '#content-store/model/values/to-slug.ts';
import { storedData } from './stored-data.ts';

const folders = globSync('data-*', { cwd: fileURLToPath(new URL('.', import.meta.url)) });

it.each(folders)('keeps every address that is stored in %s, whatever the language of the site', (name) => {
  const { pages } = storedData(fileURLToPath(new URL(name, import.meta.url)));
  expect(pages.length).toBeGreaterThan(10);
  for (const { page } of pages) {
    expect(slugSchema.parse(page.slug)).toBe(page.slug);
    for (const language of ['en', 'de', 'da', 'tr', 'ja']) expect(toSlug(page.slug, language)).toBe(page.slug);
  }
});
