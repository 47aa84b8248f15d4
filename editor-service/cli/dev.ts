import '#build/require-node.mjs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';

const { compileApart } = await import('#build/compile/compile-apart.ts');
const { SOURCES } = await import('#build/compile/stamp.mjs');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVICE = ['build', 'content-store', 'editor-service'];
const PAUSE_MS = 150;

let service: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let restarting: Promise<void> = restart();

watch([...SOURCES, ...SERVICE], { cwd: ROOT, ignoreInitial: true }).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, PAUSE_MS);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit()));

/** Compiles when a compiled source changed, then starts the service anew; an error is shown and the next save tries again. */
async function restart(): Promise<void> {
  try {
    await compileApart({ withEditor: true });
    await stop();
    service = spawn(process.execPath, ['editor-service/main.ts'], { cwd: ROOT, stdio: 'inherit' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

async function stop(): Promise<void> {
  if (!service || service.exitCode !== null || service.signalCode !== null) return;
  service.kill('SIGTERM');
  await once(service, 'exit');
}
