import { useRead } from '../use-read.ts';

const phone = window.matchMedia('(max-width: 600px)');

/** True on a phone, where two columns do not fit side by side. */
export const useIsNarrow = (): boolean => useRead(phone, 'change', () => phone.matches);
