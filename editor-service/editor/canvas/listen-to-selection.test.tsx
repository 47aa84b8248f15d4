import { expect, test } from 'vitest';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import type { ShellWindow } from './bridge/shell-window.ts';
import { listenToSelection } from './listen-to-selection.ts';
import { toolsStore } from './tools/tools-store.ts';

const text = { contentEditable: 'true', suppressContentEditableWarning: true, tabIndex: -1 } as const;

test('listenToSelection() names the picture that is pressed, and none when the next press is beside it', async () => {
  const place = '{"owner":{"kind":"block","key":"soup"},"field":"image","sizes":[]}';
  const { store, user } = renderInEditor(
    <main>
      <div data-block="soup" tabIndex={-1}>
        <picture data-picture="" data-place={place}>
          <img alt="Soup" />
        </picture>
        <p>Beside it</p>
      </div>
    </main>,
    { state: { activeMenuItem: 'select' } },
  );
  const shell: Partial<ShellWindow> = {
    store,
    enterCanvas: () => undefined,
    select: (selected) => store.setState({ selection: JSON.parse(selected) }),
  };
  listenToSelection(shell as ShellWindow);
  const [pictured] = document.querySelectorAll('img');
  const [beside] = document.querySelectorAll('p');
  if (!pictured || !beside) throw new Error('Both are rendered');
  await user.click(pictured);
  expect(toolsStore.getState().picture).toBe(place);
  expect(document.activeElement, 'keys of the block still work').toBe(document.querySelector('[data-block]'));
  await user.click(beside);
  expect(toolsStore.getState().picture).toBeNull();
});

test('listenToSelection() only selects the footer at the first press, and lets the next one edit it', async () => {
  const { store, user } = renderInEditor(
    <>
      <main>
        <p {...text}>On the page</p>
      </main>
      <footer>
        <p {...text}>On every page</p>
      </footer>
    </>,
    { state: { activeMenuItem: 'select' } },
  );
  const shell: Partial<ShellWindow> = {
    store,
    enterCanvas: () => undefined,
    select: (owner) => store.setState({ selection: JSON.parse(owner) }),
  };
  listenToSelection(shell as ShellWindow);
  const [onPage, shared] = Array.from(document.querySelectorAll<HTMLElement>('p'));
  if (!onPage || !shared) throw new Error('Both are rendered');
  await user.click(onPage);
  expect(document.activeElement).toBe(onPage);
  await user.click(shared);
  expect(store.getState().selection).toEqual({ kind: 'footer' });
  expect(document.activeElement).toBe(document.body);
  await user.click(shared);
  expect(document.activeElement).toBe(shared);
});
