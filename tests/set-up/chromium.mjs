import { existsSync } from 'node:fs';
import { canInstall, findIn, install } from './debian.mjs';

/** Chromium without the parts that only a window needs: the browser tests take a third less processor time with it. */
const HEADLESS = 'chromium-headless-shell';
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds Chromium for the browser tests, or installs Debian's when root. Returns null, or a message on failure.
 * @returns {string | null}
 */
export function ensureChromium() {
  const isGiven = process.env.CHROMIUM_PATH !== undefined;
  if (!isGiven && !findIn(HEADLESS) && canInstall()) install([HEADLESS]);
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
