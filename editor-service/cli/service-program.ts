import { extname } from 'node:path';
import type { ServerProgram } from '#build/compile/server-part.ts';

/** `.js` in the package. */
const ENDING = extname(import.meta.url);

/** The service of `npm start`, its threads, and what modules of the site folder import in them. */
export const SERVICE: ServerProgram = {
  name: 'service',
  isOfProduct: true,
  sources: [
    ...['build', 'content-store', 'site', 'package.json', 'package-lock.json'],
    ...['cli', 'contract', 'editor/words', 'server', 'terminal'].map((folder) => `editor-service/${folder}`),
    ...['compile-meanwhile', 'main', 'run-service', 'stop-signals'].map((name) => `editor-service/${name}${ENDING}`),
  ],
  entries: {
    main: `editor-service/main${ENDING}`,
    builder: `build/builder-thread${ENDING}`,
    renderer: `build/threads/render-worker${ENDING}`,
    delivery: `editor-service/server/publishing/delivery/delivery-thread${ENDING}`,
    preview: `editor-service/server/preview/worker${ENDING}`,
    commits: `editor-service/server/forms/commit-thread${ENDING}`,
    ...Object.fromEntries(
      ['content', 'extend', 'fields', 'search'].map((name) => [`pagewright-${name}`, `site/entries/${name}${ENDING}`]),
    ),
  },
};
