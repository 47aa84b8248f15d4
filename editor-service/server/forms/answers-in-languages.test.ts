import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formBlock, postFromSite, publishBlocks } from '../testing/sample-form.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' } } },
}));
vi.mock('#own/other-texts.ts', async () => {
  const { catalogues } = await import('#site/words/catalogues.ts');
  const inLanguage = (language: string) => [language, { language, ...catalogues[language] }];
  return { otherTexts: Object.fromEntries(['de', 'ar'].map(inLanguage)) };
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ hasRateLimits: false });
  await publishBlocks(service, formBlock());
  await publishBlocks(service, formBlock({ componentType: 'NewsletterBox', subscribe: { listId: 'abc' } }));
});
afterAll(() => service.discard());

/** What a page in this language is told of a form with these values. */
async function told(language: string, form: object, identifier = 'contact'): Promise<string[]> {
  const payload = { settings: { identifier }, form };
  const { body } = await postFromSite(service, 'forms/submit', payload, { 'accept-language': language });
  return [body.error.message, ...(body.error.validationErrors ?? [])];
}

describe('forms/submit', () => {
  it('answers in the language of the page', async () => {
    const values = { name: '', email: 'ben', message: 'x'.repeat(10_001) };
    expect(await told('en', values)).toEqual([
      'Invalid Form Error',
      'Your name is required.',
      'Email must be a valid email address.',
      'Message cannot exceed 10,000 characters.',
    ]);
    expect(await told('de', values)).toEqual([
      'Das Formular ist nicht richtig ausgefüllt',
      'Your name: Bitte füllen Sie dieses Feld aus.',
      'Email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'Message: Höchstens 10.000 Zeichen sind möglich.',
    ]);
    expect(await told('ar', {}, 'nothing')).toEqual([expect.stringContaining('تغيّر هذا النموذج')]);
  });

  it('answers in the first language to who asks for one that the site does not speak', async () => {
    expect((await told('pl, fr;q=0.5', {}))[0]).toBe('Invalid Form Error');
    expect((await told('de-AT', {}))[0]).toBe('Das Formular ist nicht richtig ausgefüllt');
  });
});

describe('mailchimp/subscribe', () => {
  it('answers in the language of the page', async () => {
    const ask = async (listId: string) => {
      const payload = { listId, values: { email_address: 'ben' } };
      return (await postFromSite(service, 'mailchimp/subscribe', payload, { 'accept-language': 'de' })).body.error;
    };
    expect((await ask('abc')).validationErrors).toEqual([
      'Email Address: Bitte geben Sie eine gültige E-Mail-Adresse ein',
    ]);
    expect((await ask('other')).message).toBe('Dieser Verteiler wurde nicht gefunden');
  });
});
