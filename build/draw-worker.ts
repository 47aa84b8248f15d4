import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Snapshot } from '#content-store/published/snapshot.ts';
import type { AnswerBook } from './answer-book.ts';
import { BuildError } from './build-error.ts';
import { loadCompiledSite } from './compiled-site.ts';
import { answersOf } from './domain-site.ts';
import type { DrawAnswer, DrawReady, DrawRequest, DrawSources } from './draw-thread.ts';
import { renderAddress } from './render.ts';

if (!parentPort) throw new Error('This is a thread of a build');
const port = parentPort;
const isCompiled = once(port, 'message');
const { content, compiledDir, environment } = workerData as DrawSources;
const snapshot = new Snapshot(content);
await isCompiled;
const compiled = await loadCompiledSite(compiledDir);
const books = new Map<string, AnswerBook>();
let last: Promise<void> = Promise.resolve();

port.on('message', (request: DrawRequest) => {
  last = last.then(async () => send(await draw(request)));
});
send({ compileId: compiled.compileId });

async function draw(request: DrawRequest): Promise<DrawAnswer> {
  const { domainId, address } = request;
  const answers = books.get(domainId) ?? answersOf(snapshot, domainId, environment);
  books.set(domainId, answers);
  try {
    return { ...request, drawn: await renderAddress(compiled, domainId, address, answers) };
  } catch (error) {
    const failure = error instanceof BuildError ? error : new BuildError(address, error);
    return { ...request, failure: failure.toFailure(domainId) };
  }
}

function send(message: DrawAnswer | DrawReady): void {
  port.postMessage(message);
}
