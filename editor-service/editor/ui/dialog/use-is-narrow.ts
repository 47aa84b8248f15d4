import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(max-width: 600px)');

/** True on a phone, where two columns do not fit side by side. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      phone.addEventListener('change', listener);
      return () => phone.removeEventListener('change', listener);
    },
    () => phone.matches,
  );
}
