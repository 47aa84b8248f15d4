import { hiddenText, isComposing, typedIn } from '../blocks/hidden-text.ts';
import { typeOnPage } from '../blocks/structure/type-on-page.ts';
import type { EditorState, ReadableStore } from '../store/state/editor-state.ts';

/**
 * Takes what is typed while a page that was just made is being opened, and types it there: into its first empty text. Ends
 * when the focus goes elsewhere.
 */
export function typeAhead(store: ReadableStore): void {
  if (!isWrittenOn(store.getState())) return;
  const field = hiddenText('visually-hidden');
  field.dataset.ahead = ''; // A dialog that closes leaves it the focus.
  document.body.append(field);
  field.focus();
  const handOver = () => {
    const isWanted = document.activeElement === field && isWrittenOn(store.getState());
    if (isWanted && (isComposing(field) || !typeOnPage(typedIn(field), true))) requestAnimationFrame(handOver);
    else field.remove();
  };
  requestAnimationFrame(handOver);
}

const isWrittenOn = ({ pageView, activeMenuItem, loading }: EditorState): boolean =>
  pageView === 'canvas' && activeMenuItem === 'select' && loading.kind !== 'failed';
