import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets all other threads of the process come first, where the system has priorities of threads (Linux). A render thread
 * of the service would otherwise take its turn on a core while calls wait. It cannot be undone.
 */
export function lowerPriority(): void {
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1); // 1234/task/1240
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {} // Another system: the thread takes turns as all others do.
}
