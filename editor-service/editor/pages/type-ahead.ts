import { typeOnPage } from '../structure/type-on-page.ts';

const KEY = 'pagewright-typed';

/** Takes what is typed, from now on, for the page that this tab opens next; a dialog that closes does not get the focus. */
export function keepTyped(): void {
  const field = takeTyping();
  field.addEventListener('blur', () => setTimeout(() => field.focus()));
}

function takeTyping(typed = ''): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), { className: 'visually-hidden', ariaLabel: 'Text' });
  field.value = typed;
  document.body.append(field);
  field.focus();
  window.addEventListener('pagehide', () => field.isConnected && sessionStorage.setItem(KEY, field.value));
  return field;
}

/** Types on this page what was kept for it, and what is typed until it is shown. */
export function typeKept(): void {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return;
  sessionStorage.removeItem(KEY);
  const field = takeTyping(kept);
  const handOver = () => {
    if (document.activeElement === field && !typeOnPage(field.value)) requestAnimationFrame(handOver);
    else field.remove();
  };
  handOver();
}
