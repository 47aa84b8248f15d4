import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without the parts that only a window needs: the browser tests take a third less processor time with it. */
const HEADLESS = 'chromium-headless-shell';
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds Chromium for the browser tests, or installs Debian's when root. Returns null, or a message on failure.
 * @returns {string | null}
 */
export function ensureChromium() {
  const isGiven = process.env.CHROMIUM_PATH !== undefined;
  if (!isGiven && !findIn(HEADLESS) && existsSync('/etc/debian_version') && process.getuid?.() === 0) install();
  if (findChromium()) return null;
  return [
    'The browser tests need a Chromium, and none was found.',
    `Install one (Debian, Ubuntu: apt-get install ${HEADLESS}) or set CHROMIUM_PATH to the program.`,
  ].join('\n');
}

/**
 * The path of CHROMIUM_PATH's program, or of an installed Chromium: the lightest, or with `isComplete` the whole browser
 * if there is one. Undefined when there is none.
 */
export function findChromium({ isComplete = false } = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) return existsSync(given) ? given : undefined;
  const names = isComplete ? [...COMPLETE, HEADLESS] : [HEADLESS, ...COMPLETE];
  return names.map(findIn).find((path) => path !== undefined);
}

/** @param {string} name */
function findIn(name) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function install() {
  console.info('Installing Chromium for the browser tests ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  const isInstalled = () => aptGet('install', '-y', '-qq', '--no-install-recommends', HEADLESS);
  if (!isInstalled() && aptGet('update', '-qq')) isInstalled();
}
