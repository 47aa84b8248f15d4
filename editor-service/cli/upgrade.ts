import '#build/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { removeTarballs } from '#build/create/keep-tarball.ts';
import { IS_PACKAGE, PRODUCT } from '#build/site-folder/site-folder.mjs';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { compareVersions, PRODUCT_VERSION as from } from '#content-store/drafts/database/product-version.ts';
import { AppError } from '#content-store/model/error.ts';
import { readSettings } from '../server/runtime/settings.ts';
import { attempt } from './run-command.ts';
import { changesBetween } from './upgrade/changes-between.ts';
import { differingFiles } from './upgrade/differing-files.ts';
import { unpackOffered } from './upgrade/offered-package.ts';
import { OUT, planUpgrade, tarballOf, type UpgradeStep } from './upgrade/plan-upgrade.ts';

const OPTIONS = { package: { type: 'string' }, 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } } as const;
const BEFORE = fileURLToPath(new URL('./before-upgrade.ts', import.meta.url));

/** Upgrades the site in the current folder: says what changes, backs up, installs, migrates, checks. */
await attempt(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  if (!IS_PACKAGE) throw new AppError('conflict', 'This is the repository, not a site: check out another version');
  const { version: to, folder, wanted, keep, changelog, deprecations } = unpackOffered(values.package);
  const order = compareVersions(to, from);
  const changed = order === 0 ? differingFiles(folder, PRODUCT) : 0;
  if (order === 0 && changed === 0) return console.info(`Pagewright ${to} is installed already.`);
  if (order < 0) throw new AppError('conflict', `Pagewright ${to} is older than ${from}, which is installed here`);

  const settings = readSettings(process.env);
  const looked = spawnSync(process.execPath, [BEFORE, deprecations], { encoding: 'utf8' });
  const { steps, wayBack } = planUpgrade(resolve('.'), settings, { from, to, wanted }, new Date());
  console.info(
    changed > 0 ? `Pagewright ${to}, built again; files that differ: ${changed}\n` : `Pagewright ${from} → ${to}\n`,
  );
  console.info(changesBetween(changelog, from, to));
  console.info(`\nDeprecated in this site folder:\n${looked.stdout || 'nothing\n'}`);
  console.info(['What happens:', ...steps.map(inWords)].join('\n  '));
  if (isPostgres(settings.databaseAddress))
    console.info('The backup does not contain PostgreSQL: make one with pg_dump first.');
  if (values['dry-run']) return;
  if (looked.status !== 0) throw new AppError('conflict', looked.stderr.trim());
  if (!(values.yes || (await isAgreed()))) return;

  const earlier = tarballOf(resolve('.')) ?? '';
  keep();
  const failed = steps.find((step) => !succeeds(step));
  if (!failed) removeTarballs(resolve('.'), [wanted, earlier]); // the way back needs the earlier one
  rmSync(OUT, { recursive: true, force: true });
  if (failed) console.error(`\nFailed: ${inWords(failed)}\n${failed.ifFailed} Nothing more was done.`);
  else console.info(`\nThis is Pagewright ${to} now. Next: npm start`);
  if (failed) process.exitCode = 1;
  const back = failed?.wayBack ?? wayBack;
  if (back.length > 0) console.info([`\nThe way back to ${from}:`, ...back].join('\n    '));
}, 'upgrade');

/** Asks in a terminal; without one it says what is missing. */
async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new AppError('conflict', 'Nothing was done: there is no terminal to ask in. Run it with --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('\nUpgrade now? [y/N] ');
  terminal.close();
  return /^y/i.test(answer);
}

function succeeds(step: UpgradeStep): boolean {
  console.info(`\n> ${inWords(step)}`);
  const [program, ...args] = step.words;
  const { status } =
    program === 'pagewright'
      ? spawnSync(process.execPath, [installedProgram(), ...args], { stdio: 'inherit' })
      : spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }); // a script there
  return status === 0;
}

/** The program of the version that is in the site folder at this moment. */
function installedProgram(): string {
  const folder = resolve('node_modules/pagewright');
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin.pagewright);
}

function inWords({ words }: UpgradeStep): string {
  return words[0] === 'pagewright' ? `npx ${words.join(' ')}` : words.join(' ');
}
