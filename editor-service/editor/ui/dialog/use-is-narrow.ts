import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(max-width: 600px)');

/** True on a phone, where two columns have no room beside each other. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      phone.addEventListener('change', listener);
      return () => phone.removeEventListener('change', listener);
    },
    () => phone.matches,
  );
}
