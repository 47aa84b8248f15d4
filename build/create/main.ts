#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nextSteps } from './next-steps.ts';
import { runningManager } from './node-version.mjs';
import { chooseSite, SITE_OPTIONS, SITE_USAGE } from './site-options.ts';
import { requireEmpty, writeSite } from './write-site.ts';

const USAGE = `npm create pagewright DIR -- ${SITE_USAGE} [--package FILE.tgz] [--no-install]`;
const OPTIONS = {
  ...SITE_OPTIONS,
  package: { type: 'string' },
  'no-install': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** `npm create pagewright`: asks for what is not given, in a terminal only; makes the folder and installs. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help) {
    console.info(`Makes a site of Pagewright\nUsage: ${USAGE}`);
    process.exit();
  }
  const directory = positionals[0] ?? '';
  if (!directory) throw new Error(`Name a folder\nUsage: ${USAGE}`);
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
  requireEmpty(directory);
  const choices = await chooseSite(values);
  await writeSite({ directory, ...choices, package: values.package ?? `^${version}` });
  const isInstalled = !values['no-install'];
  const manager = runningManager();
  if (isInstalled) install(directory, manager);
  console.info(`\nA new site is in ${resolve(directory)}. Next:\n`);
  for (const line of nextSteps({ directory, isInstalled, manager })) console.info(`    ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function install(directory: string, manager: string): void {
  if (manager !== 'npm') rmSync(join(directory, 'package-lock.json'));
  const words = manager === 'npm' ? ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'] : [];
  console.info(`Installing with ${manager} ...`);
  const isWindows = process.platform === 'win32'; // npm is a script there
  const { status } = spawnSync(manager, ['install', ...words], { cwd: directory, stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error(`${manager} install failed; run it again in ${directory}`);
}
