import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isInstalled } from './installed.mjs';

/**
 * Installs a folder's packages exactly as its lock file has them, unless they are there; none needs its install script.
 * Ends the process when npm fails.
 * @param {string} folder @param {{ withDevelopment?: boolean, what?: string }} [options]
 */
export function installPackages(folder, { withDevelopment = true, what = 'dependencies' } = {}) {
  if (isInstalled(folder, { withDevelopment })) return;
  console.info(`Installing ${what} ...`);
  const words = [howToInstall(folder), '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm and Node that run this, or else npm from the PATH.
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) runOrStop(process.env.npm_node_execpath ?? process.execPath, [own, ...words], folder);
  else runOrStop('npm', words, folder);
}

/**
 * Windows cannot delete a running program: when the Node in `node_modules` runs this, that folder is updated instead of
 * recreated.
 * @param {string} folder
 */
function howToInstall(folder) {
  const isOwnNode = process.execPath.startsWith(join(folder, 'node_modules'));
  return process.platform === 'win32' && isOwnNode ? 'install' : 'ci';
}

/** Runs a program in a folder; a failure ends the process. @param {string} program @param {string[]} words @param {string} cwd */
export function runOrStop(program, words, cwd) {
  const { status, error } = spawnSync(program, words, { cwd, stdio: 'inherit' });
  if (error) stop(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} message @returns {never} */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
