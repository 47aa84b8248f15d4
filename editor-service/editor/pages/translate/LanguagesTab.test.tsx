import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' }, fr: { path: 'fr' } } },
}));

const TAB = { kind: 'pageSettings', tab: 'Languages' } as const;

const version = (language: string, more: Partial<TranslationState> = {}): TranslationState => ({
  ...{ language, _id: null, domainId: '', slug: `${language}/about`, title: '', state: 'missing', isBehind: false },
  ...{ open: 0, ...more },
});
const ENGLISH = version('en', { _id: 'p1', domainId: 'd1', slug: 'about', title: 'About us', state: 'live' });

test('LanguagesTab says how each version stands, and creates those that are missing', async () => {
  const german = version('de', {
    _id: 'p2',
    domainId: 'd1',
    title: 'Über uns',
    state: 'draft',
    isBehind: true,
    open: 3,
  });
  const { user, service, toast, dialog } = await openDialog(TAB, {
    answers: {
      'translation/states': [ENGLISH, german, version('ar'), version('fr')],
      'translation/create': {
        created: ['ar', 'fr'].map((language) => ({
          _id: `p-${language}`,
          domainId: 'd1',
          slug: `${language}/about`,
          language,
        })),
        present: [],
      },
    },
  });
  await screen.findByText('Draft · behind · 3 open texts');
  screen.getByRole('button', { name: 'Open the page in German' });
  await user.click(screen.getByRole('checkbox', { name: 'Arabic' }));
  await user.click(screen.getByRole('checkbox', { name: 'French' }));
  await user.type(screen.getByRole('textbox', { name: 'Title in French (optional)' }), 'Qui nous sommes');
  screen.getByText('Address: /fr/qui-nous-sommes');
  screen.getByText('Address: /ar/about');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Create 2 translations' }));
  await toast('2 translations created');
  const translations = [
    { _id: 'p1', language: 'ar' },
    { _id: 'p1', language: 'fr', title: 'Qui nous sommes' },
  ];
  expect(service.sent('translation/create')).toEqual([{ domainId: 'd1', translations }]);
});

test('LanguagesTab has the last missing language ticked', async () => {
  await openDialog(TAB, { answers: { 'translation/states': [ENGLISH, version('de')] } });
  await screen.findByRole('textbox', { name: 'Title in German (optional)' });
});
