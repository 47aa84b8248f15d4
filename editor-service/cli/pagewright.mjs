#!/usr/bin/env node
// The program of the package. Plain JavaScript, which old Nodes read: they get a sentence, or the Node that is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../../build/cli/commands.mjs';
import { didYouMean, helpFor, helpForAll, unknownWord } from '../../build/cli/help.mjs';
import { NODE_PACKAGE, newerNode } from '../../build/create/node-version.mjs';
import { loadEnvFile } from '../../build/env-file.mjs';

const WATCH_MS = 250;
const newer = newerNode();

const [name = '--help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (name === '--version') say(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version);
else if (name === '--help') say(helpForAll());
else if (!command)
  fail(`There is no command ${name}.${didYouMean(name, Object.keys(COMMANDS)) || `\n\n${helpForAll()}`}`);
else if (args.includes('--help')) say(helpFor(name));
else {
  const unknown = unknownWord(name, args);
  if (unknown) fail(`${unknown} pagewright ${name} --help lists what it has.`);
  else run(command);
}

/** Runs a command's program to its end, in the current folder. @param {import('../../build/cli/commands.mjs').Command} command */
function run({ program = `./${name.replace(':', '-')}`, isAnywhere, first = [], node = [] }) {
  const nodePath = newer ? installedNode() : process.execPath;
  if (!nodePath) return fail(newer?.sentence ?? '');
  const refusal = isAnywhere ? undefined : whyNoSiteFolder();
  if (refusal) return fail(refusal);
  const file = fileURLToPath(new URL(program.endsWith('.mjs') ? program : `${program}.js`, import.meta.url));
  const quiet = '--disable-warning=ExperimentalWarning';
  const child = spawn(nodePath, [quiet, ...node, file, ...first, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {}); // A terminal sends it to both.
  endWithParent(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm passes its signals on to a shell, which ends without telling this program. @param {import('node:child_process').ChildProcess} child */
function endWithParent(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, WATCH_MS).unref();
}

/** Why no command can do its work here; undefined in the folder of a site, or with one that the settings name. */
function whyNoSiteFolder() {
  try {
    if (!newer) loadEnvFile();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const folder = resolve(process.env.SITE_DIR || '.');
  const hasConfig = existsSync(join(folder, 'site.config.ts'));
  if (hasConfig || (existsSync('package.json') && readFileSync('package.json', 'utf8').includes('"pagewright":')))
    return;
  return (
    `${folder} is not the folder of a site: it has no site.config.ts, and no package.json that depends on pagewright. ` +
    'Go to the folder of your site, or make one: npm create pagewright my-site'
  );
}

/** The Node of the package that brings one, in the site folder. */
function installedNode() {
  try {
    const folder = dirname(createRequire(resolve('package.json')).resolve(`${NODE_PACKAGE}/package.json`));
    return ['bin/node', 'bin/node.exe'].map((path) => join(folder, path)).find((path) => existsSync(path));
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function say(text) {
  console.info(text);
}

/** @param {string} text */
function fail(text) {
  console.error(text);
  process.exitCode = 1;
}
