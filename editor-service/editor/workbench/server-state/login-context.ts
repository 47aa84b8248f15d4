import { type ComponentType, createContext } from 'react';

/** The login that opens over a dialog when the session has expired; provided by the shell. */
export const LoginContext = createContext<ComponentType<{ onClose: () => void }> | null>(null);

/** The question who one is that opens over a dialog when a call asks for it; provided by the shell. */
export const ConfirmContext = createContext<ComponentType<{ onDone: (isConfirmed: boolean) => void }> | null>(null);
