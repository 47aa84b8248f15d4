// `node build/set-up.mjs install|start|test`: npm runs it before start, dev, build and test. It needs only Node >= 20 and
// npm, so it is plain JavaScript without dependencies. Completed steps are skipped.
import { fileURLToPath } from 'node:url';
import { installPackages, runOrStop, stop } from './set-up/install-packages.mjs';
import { linkOwnNode, ownNode } from './set-up/own-node.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const mode = process.argv[2] ?? '';
if (!['install', 'start', 'test'].includes(mode)) stop('Usage: node build/set-up.mjs install|start|test');
if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Pagewright needs Node 20 or newer; this is ${process.version}.`);

installPackages(ROOT, { withDevelopment: mode === 'test' });
linkOwnNode(ROOT);
const node = ownNode(ROOT) ?? process.execPath;
if (mode === 'test') runOrStop(node, ['tests/set-up/main.mjs'], ROOT);
// `npm start` and `npm run build` compile by themselves, while they read the content.
if (mode !== 'install') runOrStop(node, ['editor-service/cli/compile.ts'], ROOT);
