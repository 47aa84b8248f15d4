import { type ComponentType, createContext } from 'react';

/** The login that opens over a dialog whose session has ended; handed down by the shell. */
export const LoginContext = createContext<ComponentType<{ onClose: () => void }> | null>(null);
