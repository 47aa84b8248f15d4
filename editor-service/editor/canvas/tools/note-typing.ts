import { toolsStore } from './tools-store.ts';

/** Records that the user is typing, until they move the pointer or leave the text. Returns a stop function. */
export function noteTyping(page: Document): () => void {
  const begin = () => note(true);
  const end = () => note(false);
  // A page that grows under a resting pointer fires this event too.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX !== 0 || movementY !== 0) && end();
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('input', begin, { signal });
  page.addEventListener('focusout', end, { signal });
  page.addEventListener('pointerdown', end, { signal });
  page.addEventListener('pointermove', move, { signal });
  return () => listening.abort();
}

function note(isTyping: boolean) {
  if (toolsStore.getState().isTyping !== isTyping) toolsStore.setState({ isTyping });
}
