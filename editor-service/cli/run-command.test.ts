import { parseArgs } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { AppError } from '#content-store/model/error.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseSettings } from '#content-store/testing/test-database.ts';
import { attempt, runCommand } from './run-command.ts';

it('runCommand() says what failed, the usage only to who misused it, and leaves no connection that would keep the process alive', async () => {
  const folder = await temporaryFolder();
  for (const [name, value] of Object.entries({ DATA_DIR: folder, ...databaseSettings(folder) }))
    vi.stubEnv(name, value);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    said.mockRestore();
    process.exitCode = 0;
  });
  let used: Db | undefined;
  await runCommand('export', 'user', async (db) => {
    used = db;
    throw new AppError('not-found', 'There is no user nix');
  });
  expect([said.mock.calls, process.exitCode]).toEqual([[['There is no user nix']], 1]);
  await attempt(async () => void parseArgs({ args: ['nix'] }), 'export');
  expect(said).toHaveBeenLastCalledWith(
    expect.stringMatching(/'nix'.*\nUsage: npm run export -- FILE \[--published\]$/),
  );
  await expect(used?.selectFrom('users').selectAll().execute()).rejects.toThrow('destroyed');
});
