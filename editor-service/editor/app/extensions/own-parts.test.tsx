import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ownEditorExtensions } from '#own/editor-extensions.ts';
import { defineCommand } from '#site/extend/command.ts';
import { defineTab } from '#site/extend/tab.ts';
import { openDialog, renderInEditor } from '../../testing/render-in-editor.tsx';
import { ownTab } from './own-tabs.tsx';

const files = ownEditorExtensions as Record<string, () => Promise<{ default?: unknown }>>;
afterEach(() => {
  for (const file of Object.keys(files)) delete files[file];
});

const command = (label: string, run: Parameters<typeof defineCommand>[0]['run']) => async () => ({
  default: defineCommand({ label, detail: 'Here', words: 'library', run }),
});
const choose = async (text: string) => {
  const opened = await openDialog({ kind: 'commands' }, { answers: { 'page/find': { pages: [], total: 0 } } });
  await opened.user.type(screen.getByRole('combobox'), text);
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('library'.slice(0, 0)),
  );
  return opened;
};

test('the palette offers a command of the site folder, which changes the page and can be undone', async () => {
  files['commands/rename.ts'] = command('Rename it', ({ page, setField, say }) => {
    const first = page()?.contents[0];
    setField(first?.key ?? '', 'title', 'New');
    say('Renamed');
  });
  const { user, store, toast } = await choose('rename it');
  await screen.findByRole('option', { name: /Rename it/ });
  await user.keyboard('{Enter}');
  await toast('Renamed');
  expect(store.getState().documents?.page.contents[0]).toMatchObject({ title: 'New' });
  expect(store.getState().history.done).toHaveLength(1);
});

test('a command that fails says so with the name of its file, and one that cannot be loaded cannot be chosen', async () => {
  files['commands/fails.ts'] = command('Fail', () => Promise.reject(new Error('it broke')));
  files['commands/lost.ts'] = () => Promise.reject(new Error('line 2: Unexpected token'));
  const { user, toast } = await choose('fail');
  await user.click(await screen.findByRole('option', { name: /^Fail/ }));
  await toast('site folder: commands/fails.ts: it broke');
  await choose('lost');
  const lost = await screen.findByRole('option', { name: /commands\/lost\.ts.*line 2: Unexpected token/ });
  expect(lost.getAttribute('aria-disabled')).toBe('true');
});

test('a tab of the site folder works with the editor, and says in its place why it fails', async () => {
  const good = defineTab({ name: 'Books', Panel: ({ editor }) => <p>{editor.page()?.slug}</p> });
  const bad = defineTab({
    name: 'Bad',
    Panel: () => {
      throw new Error('it broke');
    },
  });
  const tabs = [
    ownTab({ file: 'tabs/books.tsx', value: good, problem: '' }),
    ownTab({ file: 'tabs/bad.tsx', value: bad, problem: '' }),
    ownTab({ file: 'tabs/lost.tsx', value: null, problem: 'site folder: tabs/lost.tsx: line 2: Unexpected token' }),
  ];
  expect(tabs.map(({ name }) => name)).toEqual(['Books', 'Bad', 'lost']);
  const { store } = renderInEditor(tabs.map(({ name, Panel }) => <Panel key={name} />));
  screen.getByText(store.getState().documents?.page.slug ?? 'no page');
  screen.getByText('site folder: tabs/bad.tsx: it broke');
  screen.getByText('site folder: tabs/lost.tsx: line 2: Unexpected token');
  vi.mocked(console.error).mockClear(); // React tells of what it caught
  render(null);
});
