import { hiddenText, typedIn } from '../../blocks/hidden-text.ts';
import { focusThrough } from '../../ui/focus/focus-place.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** Opens the command palette. What is typed before it has the focus, which may take a download, goes into it. */
export function openCommands({ store }: Workbench): void {
  const field = hiddenText('visually-hidden');
  document.body.append(field);
  focusThrough(field);
  field.addEventListener('blur', () => {
    // The window has lost the focus, and the text has it still.
    if (document.activeElement === field) return;
    const typed = typedIn(field);
    field.remove();
    queueMicrotask(() => {
      for (const part of typed) {
        if (typeof part !== 'string') press(part);
        else
          for (const [index, words] of part.split('\n').entries()) {
            if (index > 0) press({ key: 'Enter', bubbles: true, cancelable: true });
            if (words) document.execCommand('insertText', false, words);
          }
      }
    });
  });
  store.setState({ dialog: { kind: 'commands' } });
}

const press = (key: KeyboardEventInit) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
