import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '#build/threads/thread.ts';
import { LOADED, type PreviewRequest } from './preview-message.ts';

// Listens before it has loaded, so that it ends at once when the service stops right after its start.
const render = import('./render-preview.ts').then(({ openPreviews }) => openPreviews(workerData));

void render.then(() => parentPort?.postMessage(LOADED));

serveThread(async (request: PreviewRequest) => parentPort?.postMessage(await (await render)(request)));
