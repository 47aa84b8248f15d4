import { describe, expect, test, vi } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { formSchema } from '#content-store/model/forms/form.ts';
import { formsIn, type StoredForm } from '#content-store/model/forms/forms-in.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { childItems } from './child-items.ts';
import { cleanContents } from './clean-contents.ts';
import { cleanHeader } from './clean-header.ts';
import { currentForm } from './current-form.ts';
import { currentPage } from './current-page.ts';
import { pageText } from './page-text.ts';
import { pageWarnings } from './page-warnings.ts';
import { prepareContent } from './prepare-content.ts';
import { publicContent } from './public-content.ts';

// This test's site folder provides the own definitions, templates and configuration.
vi.mock('../blocks/own-definitions.ts', () => import('../testing/own-site/own-definitions.ts'));
vi.mock('../templates/own-templates.ts', () => import('../testing/own-site/own-templates.ts'));
vi.mock('../fields/own-config.ts', () => import('../testing/own-site/own-config.ts'));

const item = (fields: object) => ({ key: 'a', ...fields }) as ContentItem;
const notice = item({ componentType: 'Notice', title: 'Tides' });
const person = item({ componentType: 'Person', name: 'Ada de Souza', mail: 'ada@example.org' });
const page = (fields: object) => publishedPageSchema.parse({ _id: 'p', domainId: 'main', slug: 'tides', ...fields });

describe('a renamed field', () => {
  test('is read and saved under its new name', () => {
    const { contents, warnings, errors } = cleanContents([notice]);
    expect(contents).toMatchObject([{ componentType: 'Notice', key: 'a', version: 2, heading: 'Tides' }]);
    expect(contents[0]).not.toHaveProperty('title');
    expect([...warnings, ...errors]).toEqual([]);
  });

  test('is left alone once it is saved', () => {
    const { contents } = cleanContents([notice]);
    expect(cleanContents(contents).contents).toEqual(contents);
  });

  test('gets its default if the old one was empty', () => {
    expect(prepareContent(item({ componentType: 'Notice' }))?.content).toMatchObject({ heading: 'Notice' });
  });
});

describe('a split field', () => {
  test.each([
    ['of version 1', { name: 'Ada de Souza' }],
    ['of version 2', { version: 2, givenName: 'Ada', surname: 'de Souza' }],
    ['of version 3', { version: 3, givenName: 'Ada', familyName: 'de Souza' }],
  ])('%s is split into its parts when read', (_version, fields) => {
    const { contents, warnings } = cleanContents([item({ componentType: 'Person', ...fields })]);
    expect(contents).toMatchObject([{ version: 3, givenName: 'Ada', familyName: 'de Souza' }]);
    expect(warnings).toEqual([]);
  });

  test('is accepted even if it held no text', () => {
    expect(cleanContents([item({ componentType: 'Person', name: 7 })]).errors).toEqual([]);
  });
});

describe('blocks in a container', () => {
  const inner = item({ componentType: 'Shelf', key: 'b', items: [{ ...notice, key: 'c' }] });
  const shelf = item({ componentType: 'Shelf', items: [inner] });
  const current = {
    ...{ componentType: 'Shelf', key: 'a', version: 2 },
    contents: [
      {
        ...{ componentType: 'Shelf', key: 'b', version: 2 },
        contents: [{ componentType: 'Notice', key: 'c', version: 2, heading: 'Tides' }],
      },
    ],
  };

  test('are upgraded with it when saved, loaded, published and listed as children', () => {
    expect(cleanContents([shelf]).contents).toMatchObject([current]);
    expect(currentPage(page({ contents: [shelf] })).contents).toMatchObject([current]);
    expect(publicContent(page({ contents: [shelf] })).contents).toMatchObject([current]);
    expect(childItems(shelf)).toMatchObject([{ key: 'b' }]);
  });
});

describe('content stored by earlier code', () => {
  test('is passed to its view in the present version', () => {
    expect(prepareContent(notice)?.content).toMatchObject({ heading: 'Tides' });
  });

  test('is found by its words', () => {
    expect(pageText(currentPage(page({ contents: [notice, person] })))).toBe('Tides · Ada · de Souza');
  });

  test('is published in the present version, without private fields', () => {
    expect(publicContent(page({ contents: [person] })).contents).toEqual([
      expect.objectContaining({ version: 3, givenName: 'Ada', familyName: 'de Souza' }),
    ]);
    expect(JSON.stringify(publicContent(page({ contents: [person] })))).not.toMatch(/ada@|"name"/);
  });

  test('is published without private lists, of a header or of an entry in a list', () => {
    const readers = [{ mail: 'ada@example.org' }];
    const header = { heading: 'Tides', version: 2, readers, chapters: [{ title: 'Ebb', readers }] };
    const published = publicContent(page({ template: 'story', header }));
    expect(published.header).toEqual({ heading: 'Tides', version: 2, chapters: [{ title: 'Ebb' }] });
  });

  test('cannot be saved if its upgrade fails, with the reason, and can still be read', () => {
    const broken = item({ componentType: 'Broken', price: '7' });
    const reason = 'this content of an earlier version cannot be upgraded: no price';
    expect(cleanContents([broken]).errors).toEqual([`Component Broken (a): ${reason}`]);
    expect(currentPage(page({ contents: [broken] })).contents).toMatchObject([broken]);
    expect(() => prepareContent(broken)).toThrow(reason);
  });
});

describe('a form stored beside its page', () => {
  const current = formSchema.parse({ identifier: 'contact', recipient: 'office@example.org' });

  test('is upgraded when it is loaded', () => {
    const { recipient: to, ...others } = current;
    expect(currentForm({ ...others, to } as unknown as StoredForm)).toEqual(current);
  });

  test('is unchanged if it carries the present version', () => {
    const [found] = formsIn([{ componentType: 'Form', ...current, version: 2 }]);
    expect(found?.form).toEqual({ ...current, version: 2 });
    expect(currentForm(found?.form as StoredForm)).toBe(found?.form);
  });
});

describe('content stored by newer code', () => {
  const newer = item({ componentType: 'Notice', version: 3, headline: { text: 'Tides' }, heading: 7 });
  const reason = 'this content is of version 3, and this site knows version 2';

  test('is kept unchanged and reported', () => {
    const { contents, warnings, errors } = cleanContents([newer]);
    expect(contents).toMatchObject([newer]);
    expect(warnings).toEqual([`Component Notice (a): ${reason}; it is kept and not shown`]);
    expect(errors).toEqual([]);
  });

  test('is neither shown nor published, and reported by the build', () => {
    expect(prepareContent(newer)).toBeNull();
    expect(publicContent(page({ contents: [newer] })).contents).not.toContainEqual(
      expect.objectContaining({ heading: 7 }),
    );
    expect(pageWarnings(page({ contents: [newer] }))).toEqual([
      `Component Notice (a): ${reason}; it is kept and not shown`,
    ]);
  });
});

describe('a template', () => {
  test('that no longer exists is replaced by its successor, which adopts the stored header', () => {
    const cleaned = cleanHeader(page({ template: 'article', header: { heading: 'Hi', version: 7, odd: 1 } }));
    expect(cleaned).toMatchObject({ template: 'story', header: { heading: 'Hi', version: 2, odd: 1 } });
    expect(cleaned.warnings).toEqual(['Header: the field odd is unknown; it is kept and not published']);
    expect(currentPage(page({ template: 'article' })).template).toBe('story');
  });

  test('upgrades earlier versions of its own headers', () => {
    const stored = page({ template: 'story', header: { heading: 'Hi', subtitle: 'Low' } });
    const current = { heading: 'Hi', description: 'Low', version: 2 };
    expect(cleanHeader(stored).header).toMatchObject(current);
    expect(publicContent(stored).header).toEqual(current);
    expect(currentPage(stored).header).toEqual(current);
  });
});

describe('a removed colour', () => {
  const quote = (colour: string) => item({ componentType: 'QuoteBlock', config: { backgroundColour: colour } });

  test.each([
    ['pink', 'sand'],
    ['navy', 'dusk'],
    ['dusk', 'dusk'],
  ])('%s is read and saved as %s', (stored, read) => {
    expect(cleanContents([quote(stored)])).toMatchObject({ contents: [quote(read)], warnings: [] });
    expect(prepareContent(quote(stored))?.content).toMatchObject({ config: { backgroundColour: read } });
  });

  test('without a successor is kept, rendered as the default of a new block, and reported', () => {
    const { contents, warnings } = cleanContents([quote('yellow')]);
    expect(contents).toMatchObject([quote('yellow')]);
    expect(warnings).toEqual([
      'Component QuoteBlock (a): the colour yellow (config.backgroundColour) is not offered; transparent is shown instead',
    ]);
    expect(prepareContent(quote('yellow'))?.content).toMatchObject({ config: { backgroundColour: 'transparent' } });
    expect(pageWarnings(page({ contents: [quote('yellow')] }))).toEqual(warnings);
  });
});
