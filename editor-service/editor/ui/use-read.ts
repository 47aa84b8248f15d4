import { useCallback, useSyncExternalStore } from 'react';

/** What `read` says now; read again at each of these events of the target, separated by spaces. */
export function useRead<Value>(target: EventTarget, events: string, read: () => Value): Value {
  const listen = useCallback(
    (listener: () => void) => {
      for (const event of events.split(' ')) target.addEventListener(event, listener);
      return () => {
        for (const event of events.split(' ')) target.removeEventListener(event, listener);
      };
    },
    [target, events],
  );
  return useSyncExternalStore(listen, read);
}
