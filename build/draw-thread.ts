import { Worker } from 'node:worker_threads';
import type { PublicEnvironment } from '#content-store/model/reader.ts';
import { BuildError, type BuildFailure } from './build-error.ts';
import type { Drawn } from './render.ts';

/** Draws the page of an address. Rejects with a BuildError. */
export type Draw = (address: string) => Promise<Drawn>;

/** What a thread draws from: the published files and the compiled site. */
export interface DrawSources {
  contentDir: string;
  compiledDir: string | undefined;
  environment: PublicEnvironment;
}

export interface DrawSettings extends DrawSources {
  domainId: string;
}

export type DrawAnswer = { address: string } & ({ drawn: Drawn } | { failure: BuildFailure });

/** Sent once, when the thread has loaded everything. */
export interface DrawReady {
  compileId: string;
}

/**
 * Starts a thread that draws pages; `onReady` gets the way to ask it, unless it loaded another compile than `compileId`.
 * What a thread holds when it ends is drawn by `here`. Answers the way to stop it.
 */
export function startDrawThread(
  settings: DrawSettings,
  compileId: string,
  here: Draw,
  onReady: (draw: Draw) => void,
): () => Promise<unknown> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: settings });
  const waiting = new Map<string, (answer: DrawAnswer | null) => void>();
  let isOver = false;

  const ask = (address: string): Promise<DrawAnswer | null> => {
    const { promise, resolve } = Promise.withResolvers<DrawAnswer | null>();
    waiting.set(address, resolve);
    worker.postMessage(address);
    return promise;
  };
  const draw: Draw = async (address) => {
    const answer = isOver ? null : await ask(address);
    return answer ? drawnOf(answer) : here(address);
  };
  const end = () => {
    isOver = true;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  };
  worker.on('message', (message: DrawAnswer | DrawReady) => {
    if ('compileId' in message) {
      if (message.compileId === compileId) onReady(draw);
      return;
    }
    waiting.get(message.address)?.(message);
    waiting.delete(message.address);
  });
  worker.on('error', end).on('exit', end); // Whatever ended it shows again where its pages are drawn then.
  return () => worker.terminate();
}

function drawnOf(answer: DrawAnswer): Drawn {
  if ('drawn' in answer) return answer.drawn;
  const { page, message, block } = answer.failure;
  throw new BuildError(page, Object.assign(new Error(message), { block }));
}
