import { createContext } from 'react';
import type { Task } from '../../store/state/dialog.ts';

/** The names of the tabs of each dialog that has some. */
export type TabNames = Partial<Record<Task, readonly string[]>>;

/** Loads the names of all tabs; provided by the shell, which alone knows the dialogs. */
export const TabNamesContext = createContext<() => Promise<TabNames>>(() => Promise.resolve({}));
