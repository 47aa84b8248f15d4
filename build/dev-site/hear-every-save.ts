import { statSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Vite's watcher drops a change to a file within 50 ms of the previous one. */
const LOOK_AGAIN_AFTER_MS = 60;

/** Checks each saved file a second time: editors and formatters save a file twice in a row. */
export function hearEverySave(): Plugin {
  return {
    name: 'hear-every-save',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.on('change', (file: string) => {
        const heard = timeOf(file);
        setTimeout(() => {
          if (timeOf(file) !== heard) watcher.emit('change', file);
        }, LOOK_AGAIN_AFTER_MS).unref();
      });
    },
  };
}

const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
