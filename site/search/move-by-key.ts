const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the query and the results, Escape returns to the query. */
export function moveByKey(event: KeyboardEvent): void {
  const page = event.currentTarget as HTMLElement;
  const question = page.querySelector<HTMLElement>('input');
  const stops = [question, ...page.querySelectorAll<HTMLElement>('[data-result]')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  const next = event.key === 'Escape' ? question : step && place >= 0 && stops[place + step];
  if (!next || next === document.activeElement) return;
  event.preventDefault();
  next.focus();
}
