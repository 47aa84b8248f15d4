import { expect, test } from 'vitest';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import type { ShellWindow } from './bridge/shell-window.ts';
import { listenToKeys } from './listen-to-keys.ts';

const text = { contentEditable: 'true', suppressContentEditableWarning: true, tabIndex: -1 } as const;

test('Enter in a text above the components goes to the next text of the page, and stays in the last one', async () => {
  const { store, user } = renderInEditor(
    <>
      <main>
        <h1 {...text} data-field="heading">
          Open day
        </h1>
        <p {...text} data-field="description">
          Come in
        </p>
      </main>
      <footer>
        <p {...text} data-field="tagline">
          On every page
        </p>
      </footer>
    </>,
    { state: { activeMenuItem: 'select' } },
  );
  const shell: Partial<ShellWindow> = { store, select: () => undefined, openPicker: () => undefined };
  listenToKeys(shell as ShellWindow);
  const [heading, description] = Array.from(document.querySelectorAll<HTMLElement>('main [data-field]'));
  if (!heading || !description) throw new Error('Both are rendered');
  await user.click(heading);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(description);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(description);
});

test('Ctrl+/ adds a component below the head of the page, or at its end, and none in what all pages share', async () => {
  const { store, user } = renderInEditor(
    <>
      <main>
        <h1 {...text} data-field="heading">
          Open day
        </h1>
      </main>
      <footer>
        <p {...text} data-field="tagline">
          On every page
        </p>
      </footer>
    </>,
    { state: { activeMenuItem: 'select' } },
  );
  const opened: unknown[] = [];
  const openPicker = (...place: unknown[]) => opened.push(place);
  listenToKeys({ store, openPicker, shortcut: () => undefined } as Partial<ShellWindow> as ShellWindow);
  const [heading, shared] = Array.from(document.querySelectorAll<HTMLElement>('[data-field]'));
  heading?.focus();
  await user.keyboard('{Control>}/{/Control}');
  const contents = '{"kind":"contents"}';
  expect(opened).toEqual([[contents, 0]]);
  heading?.blur();
  await user.keyboard('{Control>}/{/Control}');
  expect(opened[1]).toEqual([contents, store.getState().documents?.page.contents.length]);
  shared?.focus();
  await user.keyboard('{Control>}/{/Control}');
  expect(opened).toHaveLength(2);
});
