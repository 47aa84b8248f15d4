import '#build/require-node.mjs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';
import { onStopSignal } from '../stop-signals.ts';
import { EDITOR } from './editor-program.ts';

const { compileApart } = await import('#build/compile/compile-apart.ts');
const { IS_PACKAGE, siteFolder } = await import('#build/site-folder/site-folder.mjs');
const { clientPart } = await import('#build/compile/client-part.ts');
const { SITE } = await import('#build/compile/site-part.ts');
const { keptIn } = await import('#build/compile/stamp.ts');

const { root, siteDir, compiledDir } = siteFolder();
const COMPILE = new URL('./compile.ts', import.meta.url);
const DEV_SERVICE = fileURLToPath(new URL('./dev-service.ts', import.meta.url));
const PARTS = [SITE, clientPart(EDITOR)];
const SERVICE = ['build', 'content-store', 'editor-service'];
const PAUSE_MS = 150;

/** Views, styles and documents: the running service picks up changes to them itself, see `build/dev-site`. */
const SHOWN_AT_ONCE = /\.(?:tsx|css|astro|js|svg|png|woff2)$/;
/** The editor is compiled with what the site folder adds to it. */
const OF_EDITOR = /[\\/](?:commands|tabs|fields)[\\/]/;
/** Editors save beside a file, or keep a copy of it: names like `Text.tsx~` or `4913` are not sources. */
const SOURCE = /\.(?:[cm]?[jt]sx?|astro|css|html|json|svg|png|woff2)$/;
/** Files that are not program sources. Content and output of a site folder change while it is edited. */
const NO_SOURCE = /\.test\.tsx?$|\.md$|[\\/]testing[\\/]/;
const NOT_OF_SITE = /^(?:content|node_modules|dist|data|backups)(?:[\\/]|$)|(?:^|[\\/])\./;
const KEPT = keptIn();

let service: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let restarting: Promise<void> = restart();

/** An installed package does not change. */
const sources = IS_PACKAGE
  ? []
  : [...PARTS.flatMap((part) => part.sources), ...SERVICE].map((source) => join(root, source));
watch([...sources, siteDir], { ignoreInitial: true, ignored: isNoSource }).on('all', (event, path) => {
  if (!SOURCE.test(path)) return;
  const isOfSite = [join(root, 'site'), siteDir].some((folder) => path.startsWith(folder + sep));
  if (event === 'change' && isOfSite && SHOWN_AT_ONCE.test(path) && !OF_EDITOR.test(path.replace(siteDir, ''))) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, PAUSE_MS);
});
onStopSignal(() => void stop().then(() => process.exit()));

/** Compiles if a compiled source changed, then restarts the service; prints an error and retries at the next save. */
async function restart(): Promise<void> {
  try {
    await compileApart(COMPILE, PARTS);
    await stop();
    service = spawn(process.execPath, [DEV_SERVICE], { stdio: 'inherit' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

async function stop(): Promise<void> {
  if (!service || service.exitCode !== null || service.signalCode !== null) return;
  service.kill('SIGTERM');
  await once(service, 'exit');
}

function isNoSource(path: string): boolean {
  if (path.startsWith(compiledDir + sep) || NO_SOURCE.test(path)) return true;
  if (path !== siteDir && KEPT.includes(path)) return true;
  return path.startsWith(siteDir + sep) && NOT_OF_SITE.test(path.slice(siteDir.length + 1));
}
