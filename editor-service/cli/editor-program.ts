import { extname } from 'node:path';
import { EDITOR_BROWSERS, targetOf } from '#build/compile/browser-versions.ts';
import type { ClientProgram } from '#build/compile/client-part.ts';

/** `.js` in the package. */
const ENDING = extname(import.meta.url);

/** The in-page editor, served at `/_editor/`: the shell, and the entry that the page in the canvas loads. */
export const EDITOR: ClientProgram = {
  name: 'editor',
  folder: 'editor-service/editor',
  sources: ['editor-service/contract', 'editor-service/editor'],
  base: '/_editor/',
  target: targetOf(EDITOR_BROWSERS),
  entries: {
    shell: 'index.html',
    'canvas-entry': `canvas-entry${ENDING}`,
    'words-de': `words/say-german${ENDING}`,
  },
  namedEntries: ['canvas-entry'],
  ownEntries: ['words-de'],
};
