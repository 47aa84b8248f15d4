import { describe, expect, it, test, vi } from 'vitest';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { definitions } from '../blocks/definitions.ts';
import { templates } from '../templates/definitions.ts';
import * as english from '../words/english.ts';
import { cleanContents } from './clean-contents.ts';
import { blockOf } from './item-schema.ts';
import { linksWithoutTarget } from './links-without-target.ts';
import { initialContents } from './new-page-content.ts';
import { inOwnWords } from './own-words.ts';
import { ownTexts } from './page-text.ts';
import { prepareContent } from './prepare-content.ts';
import { defaultWordsIn, sampleWordsIn } from './sample-words.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' } } },
}));
vi.mock('#own/other-texts.ts', async () => {
  const { catalogues } = await import('../words/catalogues.ts');
  const inLanguage = (language: string) => [language, { language, ...catalogues[language] }];
  return { otherTexts: Object.fromEntries(['de', 'ar'].map(inLanguage)) };
});

const stored = (item: object, language: string) => cleanContents([{ key: 'a', ...item }], language).contents[0];

it('every text that blocks and pages begin with is one of the words that each language has', () => {
  const begun = definitions.flatMap(({ componentType, start, sample }) => {
    const made = blockOf(componentType)?.schema.safeParse({ componentType, key: 'a', ...sample, ...start }).data;
    return made ? ownTexts(made) : [];
  });
  const initial = templates.flatMap(({ initial: { contents = [] } }) => contents.flatMap(ownTexts));
  const words: readonly string[] = [...Object.values(english.content), ...Object.values(english.sample)];
  expect([...begun, ...initial].filter((text) => text !== '' && !words.includes(text))).toEqual([]);
});

describe('cleanContents()', () => {
  it('fills in the words of the language of the page', () => {
    expect(stored({ componentType: 'RelatedPages' }, 'de')).toMatchObject({
      heading: 'Überschrift',
      link: { text: 'Alle ansehen' },
    });
    expect(stored({ componentType: 'Timeline' }, 'ar')).toMatchObject({ title: 'عنوان', tabs: [{ title: 'مقدمة' }] });
    expect(stored({ componentType: 'NewsletterBox' }, 'de')).toMatchObject({
      subscribe: { submitText: 'Absenden', fields: [{ id: 'email_address', name: 'E-Mail-Adresse' }] },
    });
    expect(stored({ componentType: 'Form', primaryButtonText: ' ' }, 'de')).toMatchObject({
      primaryButtonText: 'Anfrage senden',
    });
    expect(stored({ componentType: 'Form' }, 'en')).toMatchObject({ primaryButtonText: 'Send enquiry' });
  });

  it('leaves what somebody wrote', () => {
    expect(stored({ componentType: 'Form', primaryButtonText: 'Submit' }, 'de')).toMatchObject({
      primaryButtonText: 'Submit',
    });
    expect(stored({ componentType: 'Headline', title: '' }, 'de')).toMatchObject({ title: '' });
  });
});

describe('a stored block without a field', () => {
  const item = (fields: object) => ({ componentType: 'RelatedPages', key: 'a', ...fields }) as ContentItem;

  it('is shown with the words of the language of its page', () => {
    const shown = (fields: object, language?: string) => prepareContent(item(fields), language)?.content;
    expect(shown({}, 'de')).toMatchObject({ heading: 'Überschrift', link: { text: 'Alle ansehen' } });
    expect(shown({}, 'ar')).toMatchObject({ heading: 'عنوان' });
    expect(shown({})).toMatchObject({ heading: 'Header' });
    expect(shown({ heading: 'Header' }, 'de')).toMatchObject({ heading: 'Header' });
  });
});

describe('inOwnWords()', () => {
  it('says the labels of a new form, and leaves the names that its mails quote', () => {
    const definition = blockOf('Form')?.definition;
    const made = inOwnWords({ componentType: 'Form', key: 'a', ...definition?.start } as ContentItem, 'de');
    expect(made).toMatchObject({
      subject: `Anfrage von \${Name}`,
      submitterEmailField: 'Email',
      fields: [
        { name: 'Name', label: 'Name' },
        { name: 'Email', label: 'E-Mail' },
        { name: 'Message', label: 'Nachricht' },
      ],
    });
  });
});

describe.each(['de', 'ar'])('the sample of a block in %s', (language) => {
  const sampled = definitions.filter(({ sample }) => sample);
  const made = (componentType: string, sample?: object) => {
    const item = blockOf(componentType)?.schema.parse({ componentType, key: 'a', ...sample }) as ContentItem;
    return inOwnWords(item, language);
  };

  it.each(sampled)('says no English in $componentType, and is recognised', ({ componentType, sample }) => {
    const texts = ownTexts(made(componentType, sample));
    const inEnglish: readonly string[] = [...Object.values(english.content), ...Object.values(english.sample)];
    expect(texts.filter((text) => inEnglish.includes(text))).toEqual([]);
    expect(sampleWordsIn(made(componentType, sample), language)).not.toBeNull();
  });
});

describe('initialContents()', () => {
  it('are in the language of the address', () => {
    const headings = (slug: string) =>
      initialContents({ template: 'careers', domainId: 'main', slug }).flatMap(({ heading }) => heading ?? []);
    expect(headings('de/stellen/koch')).toContain('Ihre Erfahrung');
    expect(headings('careers/cook')).toContain('Your experience');
  });
});

describe('defaultWordsIn()', () => {
  it('knows what a block starts with in the language of its page', () => {
    const item = blockOf('Headline')?.schema.parse({ componentType: 'Headline', key: 'a', title: 'Zwischentitel' });
    if (!item) throw new Error('There is no Headline');
    expect([defaultWordsIn(item, 'de'), defaultWordsIn(item, 'en')]).toEqual(['Zwischentitel', null]);
  });
});

test('linksWithoutTarget() leaves out a link with the text that it starts with in the language of its page', () => {
  const contents = [stored({ componentType: 'RelatedPages' }, 'de')] as ContentItem[];
  const openIn = (language: string) =>
    linksWithoutTarget({ template: 'generic', header: {}, contents } as unknown as PageContent, language);
  expect([openIn('de').length, openIn('ar').length]).toEqual([0, 1]);
});
