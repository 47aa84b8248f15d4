// `node build/set-up.mjs start|build|test`: npm runs it before start, dev, build and test. It needs only Node >= 20 and
// npm, so it is plain JavaScript without dependencies. Completed steps are skipped.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './set-up/chromium.mjs';
import { isInstalled } from './set-up/installed.mjs';
import { linkOwnNode, ownNode } from './set-up/own-node.mjs';
import { ensureWebServers } from './set-up/web-servers.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const mode = process.argv[2] ?? '';
if (!['start', 'build', 'test'].includes(mode)) stop('Usage: node build/set-up.mjs start|build|test');
if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Pagewright needs Node 20 or newer; this is ${process.version}.`);

if (!isInstalled(ROOT, { withDevelopment: mode === 'test' })) {
  console.info('Installing dependencies ...');
  run(...npm([howToInstall(), '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']));
}
linkOwnNode(ROOT);
// `npm run build` compiles itself, while it reads the content.
if (mode !== 'build') run(ownNode(ROOT) ?? process.execPath, ['editor-service/cli/compile.ts']);
if (mode === 'test') {
  const problem = ensureChromium();
  if (problem) stop(problem);
  ensureWebServers();
}

/**
 * `ci` installs exactly the lock file; no package needs its install script. Windows cannot delete a running program:
 * when the Node in `node_modules` runs this, that folder is updated instead of recreated.
 */
function howToInstall() {
  const isOwnNode = process.execPath.startsWith(join(ROOT, 'node_modules'));
  return process.platform === 'win32' && isOwnNode ? 'install' : 'ci';
}

/** The npm and Node that run this, or else npm from the PATH. @param {string[]} args @returns {[string, string[]]} */
function npm(args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.env.npm_node_execpath ?? process.execPath, [own, ...args]] : ['npm', args];
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) stop(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
