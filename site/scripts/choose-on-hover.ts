/**
 * Chooses the part under the mouse: items change on click or hover; touch and keyboard need no script. Only
 * where styles set `--chosen-by-hover`: elsewhere, choosing moves what is below away from the mouse.
 */
export function chooseOnHover(): void {
  document.addEventListener('pointermove', ({ pointerType, target }) => {
    if (pointerType !== 'mouse' || !(target instanceof HTMLInputElement)) return;
    if (getComputedStyle(target).getPropertyValue('--chosen-by-hover')) target.checked = true;
  });
}
