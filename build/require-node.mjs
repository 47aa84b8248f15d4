// Imported first by every entry point. Plain JavaScript, so that an old Node reaches the message instead of a crash:
// native packages of this product segfault on Node 20, and the sources are TypeScript that Node runs itself.
import module from 'node:module';
import { join } from 'node:path';
import { COMMANDS } from './cli/commands.mjs';
import { helpFor } from './cli/help.mjs';
import { isNodeSince, newerNode } from './create/node-version.mjs';
import { IS_PACKAGE, siteFolder } from './site-folder/site-folder.mjs';

const tooOld = isNodeSince(process.version, [24])
  ? undefined
  : `Pagewright needs Node 24 or newer; this is ${process.version} (${process.execPath}).\n` +
    'Use the npm scripts (npm start, npm run build, ...): they run the Node that "npm ci" puts into node_modules/.bin.\n' +
    'To run a file yourself: node_modules/.bin/node FILE';
const refusal = IS_PACKAGE ? newerNode()?.sentence : tooOld;
if (refusal) {
  console.error(refusal);
  process.exit(1);
}

// In a clone npm calls the program itself; in a site folder `pagewright` has answered.
const { npm_lifecycle_event: command = '' } = process.env;
if (process.argv.includes('--help') && Object.hasOwn(COMMANDS, command)) {
  console.info(helpFor(command));
  process.exit();
}

if (!('AsyncDisposableStack' in globalThis)) await import('./disposable-stacks.mjs');

// Every command reads the same settings; its threads and the commands it starts get them with the environment.
const { loadEnvFile } = await import('./env-file.mjs');
try {
  loadEnvFile();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Compiled modules are cached: from the second start on, loading them takes half the time. Threads and commands that
// this process starts find the cache through the variable.
process.env.NODE_COMPILE_CACHE ??= join(siteFolder().compiledDir, 'node');
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);

// Modules of the site folder can be resolved from here on (an old Node never gets here).
await import('./site-folder/register.mjs');
