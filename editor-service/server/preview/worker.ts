import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '#build/threads/thread.ts';
import type { PreviewRequest } from './preview-message.ts';

// Listens before it has loaded, so that it ends at once when the service stops right after its start.
const render = import('./render-preview.ts').then(({ openPreviews }) => openPreviews(workerData));

serveThread(async (request: PreviewRequest) => parentPort?.postMessage(await (await render)(request)));
