import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';

vi.mock('#site/fields/own-config.ts', () => ({ ownConfig: { languages: { en: {}, de: { path: 'de' } } } }));

const TAB = { kind: 'dashboard', tab: 'Translators' } as const;

test('TranslatorsTab tries a file that came back, says what does not fit, and takes the rest', async () => {
  const left = [{ words: 'Our soup', message: 'The original says something else by now' }];
  const report = { pages: [{ _id: 'p2', slug: 'de/about', title: 'Über uns', taken: 3, left }], refused: [] };
  const { user, service, toast } = await openDialog(TAB, { answers: { 'translation/import': report } });
  await user.upload(screen.getByLabelText('Translated file'), new File(['<xliff/>'], 'main-de.xlf'));
  const shown = await screen.findByRole('region', { name: 'What fits of main-de.xlf' });
  within(shown).getByText('“Our soup”: The original says something else by now');
  await expectAccessible(shown);
  await user.click(screen.getByRole('button', { name: 'Take 3 texts' }));
  await toast('3 texts taken into drafts');
  expect(service.sent('translation/import').map(({ isTrial }) => String(isTrial))).toEqual(['true', 'undefined']);
});

test('TranslatorsTab offers the file of a language once one is chosen', async () => {
  const { user } = await openDialog(TAB);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  const link = screen.getByRole('link', { name: 'Download for translators' });
  expect(link.getAttribute('href')).toBe('/api/translation/export?domainId=d1&language=de');
});
