import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { pageEntry } from '../../testing/samples.ts';

// One file for all dialogs with languages: a file that replaces modules loads the editor for itself, which takes longer than its tests.
vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' }, fr: { path: 'fr' } } },
}));

const LANGUAGES = { kind: 'pageSettings', tab: 'Languages' } as const;

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
  const { user, service, toast, dialog } = await openDialog(LANGUAGES, {
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
  await openDialog(LANGUAGES, { answers: { 'translation/states': [ENGLISH, version('de')] } });
  await screen.findByRole('textbox', { name: 'Title in German (optional)' });
});

const TRANSLATORS = { kind: 'dashboard', tab: 'Translators' } as const;

test('TranslatorsTab tries a file that came back, says what does not fit, and takes the rest', async () => {
  const left = [{ words: 'Our soup', message: 'The original says something else by now' }];
  const report = { pages: [{ _id: 'p2', slug: 'de/about', title: 'Über uns', taken: 3, left }], refused: [] };
  const { user, service, toast } = await openDialog(TRANSLATORS, { answers: { 'translation/import': report } });
  await user.upload(screen.getByLabelText('Translated file'), new File(['<xliff/>'], 'main-de.xlf'));
  const shown = await screen.findByRole('region', { name: 'What fits of main-de.xlf' });
  within(shown).getByText('“Our soup”: The original says something else by now');
  await expectAccessible(shown);
  await user.click(screen.getByRole('button', { name: 'Take 3 texts' }));
  await toast('3 texts taken into drafts');
  expect(service.sent('translation/import').map(({ isTrial }) => String(isTrial))).toEqual(['true', 'undefined']);
});

test('TranslatorsTab offers the file of a language once one is chosen', async () => {
  const { user } = await openDialog(TRANSLATORS);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  const link = screen.getByRole('link', { name: 'Download for translators' });
  expect(link.getAttribute('href')).toBe('/api/translation/export?domainId=d1&language=de');
});

test('who deletes a page is told which translations stay', async () => {
  const translated = [ENGLISH, version('de', { _id: 'p2', state: 'live' }), version('ar'), version('fr')];
  const { dialog } = await openDialog(
    { kind: 'deletePage' },
    { answers: { 'translation/states': translated, 'page/usedIn': [] } },
  );
  await screen.findByText('Its translations stay: German.');
  await expectAccessible(dialog);
});

test('the page browser names the folders of languages, and says that translations stay', async () => {
  const translations = [
    { language: 'en', state: 'live' as const },
    { language: 'de', state: 'live' as const },
  ];
  const nodes = [
    { slug: 'soup', page: pageEntry('soup', { translations }), below: 0 },
    { slug: 'ar', page: null, below: 1 },
    { slug: 'old', page: null, below: 1 },
  ];
  const { user } = await openDialog(
    { kind: 'pageBrowser' },
    {
      answers: {
        'page/children': { nodes, total: 3 },
        'page/loadFilters': { templates: [], authors: [], people: [], tags: [] },
        'schedule/list': { schedules: [], zone: 'UTC' },
        'publish/preview': {
          ...{ moves: [], deadLinks: [], unpublishedTargets: [], shadowedRedirects: [], refusals: [], approvals: [] },
        },
      },
    },
  );
  await screen.findByRole('row', { name: /Arabic \/ar/ });
  screen.getByRole('row', { name: /^(?!Arabic).*\/old/ });
  await user.click(screen.getByRole('button', { name: 'Actions for About soup' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Translations that you did not choose stay.');
});
