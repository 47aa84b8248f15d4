import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const REGISTER = new URL('./register.mjs', import.meta.url).href;

it('modules of the site folder get the modules of the compiled service, also where its folder is a link', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pagewright-register-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const compiled = join(folder, 'compiled');
  await mkdir(join(compiled, 'service'), { recursive: true });
  await mkdir(join(compiled, 'own'));
  const main = join(compiled, 'service/main.mjs');
  await writeFile(main, "import { of } from '#own/extensions.ts';\nconsole.log(of);\n");
  await writeFile(join(compiled, 'service/pagewright-extend.mjs'), "export const of = 'the compiled service';\n");
  await writeFile(join(compiled, 'own/extensions.ts'), "export { of } from 'pagewright/extend';\n");
  await symlink(compiled, join(folder, 'linked'));
  for (const name of ['compiled', 'linked']) {
    const env = { ...process.env, COMPILED_DIR: join(folder, name) };
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', REGISTER, main], { env });
    expect([name, stdout.trim()]).toEqual([name, 'the compiled service']);
  }
});
