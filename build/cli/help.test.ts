import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOKEN_DAYS, TOKEN_SCOPES } from '#content-store/model/people/api-token.ts';
import { BUILT_IN_ROLES } from '#content-store/model/people/role.ts';
import { COMMANDS } from './commands.mjs';
import { didYouMean, helpFor, unknownWord, usageOf } from './help.mjs';

describe('the help of a command', () => {
  test('has its usage, each option with its default, and an example', () => {
    expect(helpFor('build')).toBe(
      `npm run build -- [--domain ID] [--out DIR] [--smaller]

  published files to dist, complete

Options
  --domain ID  only the site with this id (default: all sites)
  --out DIR    with --domain, a plain folder that holds this site alone (default: its part of DIST_DIR)
  --smaller    also writes AVIF pictures, and compressed scripts and styles (default: no)

Example
  npm run build -- --domain main --out ../main`,
    );
    expect(helpFor('dev')).not.toContain('Options');
  });

  test.each(Object.keys(COMMANDS))('%s has the options of its program, and an example that it takes', (name) => {
    const { program = name.replace(':', '-'), options = {}, example = '', takes = '' } = COMMANDS[name] ?? {};
    const path = join('editor-service/cli', program);
    const source = path.endsWith('.mjs') ? path : `${path}.ts`;
    const others = ['build/cli/arguments.ts', 'build/create/main.ts', 'build/create/site-options.ts'];
    const text = [source, ...others].map((file) => readFileSync(file, 'utf8')).join('');
    // Before any module of the site folder: otherwise that of the product is loaded instead.
    expect(readFileSync(source, 'utf8')).toMatch(/^(?:\/\/.*\n)*import '.*\/require-node\.mjs';/);
    for (const [option, meaning] of Object.entries(options)) {
      expect(text).toContain(option.replace(/^--(\S+).*/, '$1'));
      if (option.includes(' ')) expect(meaning).toMatch(/\((?:default: .+|required)\)$/);
    }
    expect(unknownWord(name, example.split(' '))).toBeUndefined();
    if (takes) expect(example).not.toBe('');
  });

  test.each([
    ['deploy', 'build/cli/deploy.ts'],
    ['start', 'editor-service/main.mjs'],
  ])('is what npm run %s -- --help says in a clone', (name, program) => {
    const env = { ...process.env, npm_lifecycle_event: name };
    const { status, stdout } = spawnSync(process.execPath, [program, '--help'], { env, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${helpFor(name)}\n` });
  });

  test('names the scopes, days and roles of the model', () => {
    expect(usageOf('token:create')).toContain(`--scope ${TOKEN_SCOPES.join('|')} `);
    expect(helpFor('token:create')).toContain(`${TOKEN_DAYS.most} at most (default: ${TOKEN_DAYS.usual})`);
    expect(usageOf('user:create')).toContain(`--role ${BUILT_IN_ROLES.join('|')}]`);
  });
});

test('what a command does not know is refused, with the nearest that it knows', () => {
  expect(unknownWord('backup', ['there', '--with-file'])).toBe(
    'backup has no option --with-file. Did you mean --with-files?',
  );
  expect(unknownWord('build', ['--domian=main'])).toBe('build has no option --domian. Did you mean --domain?');
  expect(unknownWord('build', ['--colour'])).toBe('build has no option --colour.');
  expect(unknownWord('add', ['dokcer'])).toBe('add has no dokcer. Did you mean docker?');
  expect(unknownWord('backup', ['any folder'])).toBeUndefined();
  const commands = Object.keys(COMMANDS);
  expect(['biuld', 'user', 'chek:site', 'frobnicate'].map((name) => didYouMean(name, commands))).toEqual([
    ...[' Did you mean build?', ' Did you mean user:create?', ' Did you mean check:site?', ''],
  ]);
});
