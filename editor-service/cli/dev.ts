import '#build/require-node.mjs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';
import { EDITOR } from './editor-program.ts';

const { compileApart } = await import('#build/compile/compile-apart.ts');
const { PRODUCT } = await import('#build/site-folder/site-folder.mjs');
const { clientPart } = await import('#build/compile/client-part.ts');
const { SITE } = await import('#build/compile/site-part.ts');

const PARTS = [SITE, clientPart(EDITOR)];
const SERVICE = ['build', 'content-store', 'editor-service'];
const PAUSE_MS = 150;

let service: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let restarting: Promise<void> = restart();

watch([...PARTS.flatMap(({ sources }) => sources), ...SERVICE], { cwd: PRODUCT, ignoreInitial: true }).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, PAUSE_MS);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit()));

/** Compiles when a compiled source changed, then starts the service anew; an error is shown and the next save tries again. */
async function restart(): Promise<void> {
  try {
    await compileApart('editor-service/cli/compile.ts', PARTS);
    await stop();
    service = spawn(process.execPath, ['editor-service/main.ts'], { cwd: PRODUCT, stdio: 'inherit' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

async function stop(): Promise<void> {
  if (!service || service.exitCode !== null || service.signalCode !== null) return;
  service.kill('SIGTERM');
  await once(service, 'exit');
}
