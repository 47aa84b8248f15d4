import { parentPort, workerData } from 'node:worker_threads';
import { loadSnapshot } from '#content-store/published/snapshot.ts';
import { folderStore } from '#content-store/published/store.ts';
import { BuildError } from './build-error.ts';
import { loadCompiledSite } from './compiled-site.ts';
import { answersOf } from './domain-site.ts';
import type { DrawAnswer, DrawReady, DrawSettings } from './draw-thread.ts';
import { renderAddress } from './render.ts';

const { contentDir, compiledDir, environment, domainId } = workerData as DrawSettings;
const compiled = await loadCompiledSite(compiledDir);
const answers = answersOf(await loadSnapshot(folderStore(contentDir)), domainId, environment);
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (address: string) => {
  last = last.then(async () => send(await draw(address)));
});
send({ compileId: compiled.compileId });

async function draw(address: string): Promise<DrawAnswer> {
  try {
    return { address, drawn: await renderAddress(compiled, domainId, address, answers) };
  } catch (error) {
    const failure = error instanceof BuildError ? error : new BuildError(address, error);
    return { address, failure: failure.toFailure(domainId) };
  }
}

function send(message: DrawAnswer | DrawReady): void {
  parentPort?.postMessage(message);
}
