import type { ComponentType } from 'react';
import type { Dialog, Task } from '../store/state/dialog.ts';

/** A component for each kind of dialog; its props are the other fields of that dialog's state. */
export type Dialogs = { [Kind in Dialog['kind']]: ComponentType<Omit<Extract<Dialog, { kind: Kind }>, 'kind'>> };

/** The name of each task's dialog, and other words by which commands find it. */
export type TaskNames = Readonly<Record<Task, { label: string; words: string }>>;
