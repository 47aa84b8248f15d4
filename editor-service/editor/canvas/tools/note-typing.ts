import { toolsStore } from './tools-store.ts';

/** Records that the user is typing, until they move the pointer or leave the text. Returns a stop function. */
export function noteTyping(page: Document): () => void {
  const begin = () => note(true);
  const end = () => note(false);
  // A page that grows under a resting pointer fires this event too.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX !== 0 || movementY !== 0) && end();
  page.addEventListener('input', begin);
  page.addEventListener('focusout', end);
  page.addEventListener('pointerdown', end);
  page.addEventListener('pointermove', move);
  return () => {
    page.removeEventListener('input', begin);
    page.removeEventListener('focusout', end);
    page.removeEventListener('pointerdown', end);
    page.removeEventListener('pointermove', move);
  };
}

function note(isTyping: boolean) {
  if (toolsStore.getState().isTyping !== isTyping) toolsStore.setState({ isTyping });
}
