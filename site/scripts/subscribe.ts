import { closestTo } from './closest-to.ts';

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
const formOf = (event: Event) => closestTo<HTMLFormElement>(event, 'form[data-subscribe]');
