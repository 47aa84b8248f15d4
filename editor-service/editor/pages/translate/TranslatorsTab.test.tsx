import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { TranslatorsTab } from './TranslatorsTab.tsx';

test('TranslatorsTab tries a file that came back, says what does not fit, and takes the rest', async () => {
  const left = [{ words: 'Our soup', message: 'The original says something else by now' }];
  const report = { pages: [{ _id: 'p2', slug: 'de/about', title: 'Über uns', taken: 3, left }], refused: [] };
  const { user, service, toast } = renderInEditor(<TranslatorsTab />, { answers: { 'translation/import': report } });
  await user.upload(screen.getByLabelText('Translated file'), new File(['<xliff/>'], 'main-de.xlf'));
  const shown = await screen.findByRole('region', { name: 'What fits of main-de.xlf' });
  within(shown).getByText('“Our soup”: The original says something else by now');
  await expectAccessible(shown);
  await user.click(screen.getByRole('button', { name: 'Take 3 texts' }));
  await toast('3 texts taken into drafts');
  expect(service.sent('translation/import').map(({ isTrial }) => String(isTrial))).toEqual(['true', 'undefined']);
});

test('TranslatorsTab offers the file of a language once one is chosen', async () => {
  const { user } = renderInEditor(<TranslatorsTab />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'en');
  const link = screen.getByRole('link', { name: 'Download for translators' });
  expect(link.getAttribute('href')).toBe('/api/translation/export?domainId=d1&language=en');
});
