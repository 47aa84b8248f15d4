/** Listens to several events of a target, by name. Returns a function that stops it. */
export function listenTo(
  target: EventTarget,
  listeners: Readonly<Record<string, (event: never) => void>>,
  options: AddEventListenerOptions = {},
): () => void {
  const listening = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    target.addEventListener(name, listener as EventListener, { ...options, signal: listening.signal });
  }
  return () => listening.abort();
}
