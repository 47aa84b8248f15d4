import type { ReadableStore } from '../store/state/editor-store.ts';

/** Resolves when the served page is complete and the shell has loaded its documents. */
export async function untilReady(store: ReadableStore): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  if (store.getState().documents) return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!store.getState().documents) return;
      stop();
      resolve();
    });
  });
}
