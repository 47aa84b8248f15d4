import { type ComponentType, createContext } from 'react';

/** The login that opens over a dialog when the session has expired; provided by the shell. */
export const LoginContext = createContext<ComponentType<{ onClose: () => void }> | null>(null);
