/**
 * Chooses what the mouse moves over (specification 2 §2: items change on click or hover); touch and keyboard choose by
 * themselves. Only where styles say `--chosen-by-hover`: where choosing moves what is below, the mouse would miss it.
 */
export function chooseOnHover(): void {
  document.addEventListener('pointermove', ({ pointerType, target }) => {
    if (pointerType !== 'mouse' || !(target instanceof HTMLInputElement)) return;
    if (getComputedStyle(target).getPropertyValue('--chosen-by-hover')) target.checked = true;
  });
}
