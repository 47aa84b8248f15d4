/** Checks and sends subscribe forms; their code is loaded on first use. */
export function enableSubscribeForms(): void {
  document.addEventListener('input', (event) => {
    const { target } = event;
    if (!formOf(event) || !(target instanceof HTMLInputElement)) return;
    void import('../elements/apply-mask.ts').then(({ applyMask }) => applyMask(target));
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    void import('./send-subscription.ts').then(({ sendSubscription }) => sendSubscription(form));
  });
}

/** The subscribe form of an event. */
function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('form[data-subscribe]') : null;
}
