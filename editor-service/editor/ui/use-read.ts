import { useCallback, useSyncExternalStore } from 'react';
import { listenTo } from './listen-to.ts';

/** What `read` returns, read again at each of these events of the target (names separated by spaces). */
export function useRead<Value>(target: EventTarget, events: string, read: () => Value): Value {
  const listen = useCallback(
    (listener: () => void) => listenTo(target, Object.fromEntries(events.split(' ').map((event) => [event, listener]))),
    [target, events],
  );
  return useSyncExternalStore(listen, read);
}
