import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Snapshot } from '#content-store/published/snapshot.ts';
import type { AnswerBook } from '../plan/answer-book.ts';
import { BuildError } from '../plan/build-error.ts';
import { answersOf } from '../plan/domain-site.ts';
import { type CompiledSite, loadCompiledSite } from '../render/compiled-site.ts';
import { type PageRequest, renderAddress } from '../render/render.ts';
import {
  COMPILED,
  type RenderAnswer,
  type RenderMessage,
  type RenderReady,
  type RenderSources,
} from './render-messages.ts';
import { serveThread } from './thread.ts';

const { content, compiledDir, environment, isBackground } = workerData as RenderSources;
if (isBackground) lowerPriority();
const snapshot = new Snapshot({ state: content });
const books = new Map<string, AnswerBook>();
const compiled = Promise.withResolvers<CompiledSite>();
let last: Promise<void> = Promise.resolve();

serveThread((message: RenderMessage) => {
  last = last.then(async () => send(await (message === COMPILED ? load() : render(message))));
});

async function load(): Promise<RenderReady> {
  compiled.resolve(loadCompiledSite(compiledDir));
  return { compileId: (await compiled.promise).compileId };
}

async function render(request: PageRequest): Promise<RenderAnswer> {
  const { domainId, address } = request;
  const answers = books.get(domainId) ?? answersOf(snapshot, domainId, environment);
  books.set(domainId, answers);
  try {
    return { domainId, address, rendered: await renderAddress(await compiled.promise, request, answers) };
  } catch (error) {
    const failure = error instanceof BuildError ? error : new BuildError(address, error);
    return { domainId, address, failure: failure.toFailure(domainId) };
  }
}

function send(message: RenderAnswer | RenderReady): void {
  parentPort?.postMessage(message);
}

/**
 * Lets all other threads of the process come first, where the system has priorities of threads (Linux). A render thread
 * of the service would otherwise take its turn on a core while calls wait. It cannot be undone.
 */
function lowerPriority(): void {
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1); // 1234/task/1240
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {} // Another system: the thread takes turns as all others do.
}
