import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { pageEntry } from '../../testing/samples.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' } } },
}));

const version = (language: string, _id: string | null): TranslationState => ({
  ...{ language, _id, domainId: 'd1', slug: language, title: '', state: _id ? 'live' : 'missing' },
  ...{ isBehind: false, open: 0 },
});

test('who deletes a page is told which translations stay', async () => {
  const translated = [version('en', 'p1'), version('de', 'p2'), version('ar', null)];
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
