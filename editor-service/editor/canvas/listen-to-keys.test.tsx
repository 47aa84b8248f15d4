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
  const shell: Partial<ShellWindow> = { store, select: () => undefined };
  listenToKeys(shell as ShellWindow);
  const [heading, description] = Array.from(document.querySelectorAll<HTMLElement>('main [data-field]'));
  if (!heading || !description) throw new Error('Both are rendered');
  await user.click(heading);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(description);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(description);
});
