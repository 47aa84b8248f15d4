import '#build/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { usageOf } from '#build/cli/help.mjs';
import { ensureRegistry } from '#build/compile/ensure-registry.ts';
import type { Need } from '#build/parts/judge-parts.ts';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Account, accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { makePrivateFolder } from '#content-store/lock/private-folder.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import { readSettings, type Settings } from '../server/runtime/settings.ts';

// The modules of the site folder as they were compiled last, for a running service has these. Only what is imported later has
// them: Node resolves all static imports of a program before it runs the first.
if (!existsSync(join(siteFolder().compiledDir, 'own')) && !ensureRegistry()) process.exit(1);
const { openMigrated, requireSite } = await import('../server/storage/open-parts.ts');

/** Runs a command, by its name, on what it needs of a site; the service may be running. */
export const runCommand = (
  name: string,
  need: Need,
  work: (db: Db, settings: Settings) => Promise<void>,
): Promise<void> =>
  attempt(async () => {
    const settings = readSettings(process.env);
    requireNoCutOffRestore(settings.dataDir);
    await requireSite(settings, need);
    if (!isPostgres(settings.databaseAddress)) makePrivateFolder(settings.dataDir);
    await using db = await openMigrated(settings.databaseAddress); // connections to PostgreSQL keep a process alive
    await work(db, settings);
  }, name);

/** Does this work; prints an error, with the usage of the named command if it was misused, and sets the exit code to 1. */
export async function attempt(work: () => Promise<void>, name?: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    const lines = error instanceof AppError ? (error.validationErrors ?? [error.message]) : [messageOf(error)];
    const isMisused = error instanceof AppError ? error.code === 'invalid' : error instanceof TypeError; // parseArgs()
    console.error([...lines, ...(name && isMisused ? [`Usage: ${usageOf(name)}`] : [])].join('\n'));
    process.exitCode = 1;
  }
}

/** A command's options, the file or folder it must name, and what follows that. Throws AppError `invalid`, or TypeError as parseArgs() does. */
export function argumentsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  what: string,
  args = process.argv.slice(2),
) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [named, ...others] = positionals;
  if (!named) throw new AppError('invalid', `Name ${what}`);
  return { values, named, others };
}

/** The account of a user who may log in. Throws AppError `invalid` without a name, and `not-found`. */
export async function requireAccount(db: Db, username: string | undefined): Promise<Account> {
  if (username === undefined) throw new AppError('invalid', '--username is missing');
  const account = await accountByLogin(db, username);
  if (!account || account.user.disabled) throw new AppError('not-found', `There is no user ${username} who may log in`);
  return account;
}

/** The editor's address, as configured in the environment. */
export function editorAddress({ publicEditorUrl, port }: Settings): string {
  return publicEditorUrl ?? `http://localhost:${port}`;
}
