import { execFileSync, spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '#build/cli/commands.mjs';

const OF_SITE = ['--name', '--language', '--look', '--no-install'];

const completion = (shell: string) =>
  spawnSync(process.execPath, ['editor-service/cli/completion.ts', shell], { encoding: 'utf8' });

describe('the completion for bash', () => {
  let script: string;
  beforeAll(() => {
    script = completion('bash').stdout;
  });

  /** What a bash offers at the end of a line. */
  const offered = (line: string, breaks = ': ') =>
    execFileSync(
      'bash',
      [
        '-c',
        `${script}\nCOMP_WORDBREAKS=$2 COMP_LINE=$1 COMP_POINT=\${#1}\n_pagewright\nprintf '%s\\n' "\${COMPREPLY[@]}"`,
        '-',
        line,
        breaks,
      ],
      { encoding: 'utf8' },
    )
      .split('\n')
      .filter(Boolean);

  test('offers every command', () => {
    expect(offered('pagewright ')).toEqual(Object.keys(COMMANDS));
    expect(offered('npx pagewright ver')).toEqual(['verify']);
    expect(offered('npx pa')).toEqual(['pagewright']);
    expect(offered('npx tsc ')).toEqual([]);
  });

  test('offers the kinds and the flags of a command', () => {
    expect(offered('pagewright new ')).toEqual(['block', 'template', 'header', 'site', ...OF_SITE, '--help']);
    expect(offered('./node_modules/.bin/pagewright add s')).toEqual(['systemd', 's3']);
    expect(offered('pagewright build --d')).toEqual(['--domain']);
    expect(offered('pagewright deploy rsync host: --dry')).toEqual(['--dry-run']);
  });

  test('completes a name behind its colon, where bash begins a word', () => {
    expect(offered('pagewright user:')).toEqual(['create', 'reset']);
    expect(offered('pagewright user:', ' ')).toEqual(['user:create', 'user:reset']);
  });
});

const hasZsh = spawnSync('zsh', ['--version']).status === 0;

test.skipIf(!hasZsh)('the completion for zsh offers commands, kinds and flags', () => {
  const offered = (...words: string[]) =>
    spawnSync(
      'zsh',
      [
        '-fc',
        `compdef() { }; compadd() { shift; print -l -- $@ }; _default() { print files }; ${completion('zsh').stdout}\nwords=("$@"); CURRENT=$#; _pagewright`,
        '-',
        ...words,
      ],
      { encoding: 'utf8' },
    )
      .stdout.split('\n')
      .filter(Boolean);
  expect(offered('pagewright', '')).toEqual(Object.keys(COMMANDS));
  expect(offered('npx', 'pagewright', 'new', '')).toEqual([
    'block',
    'template',
    'header',
    'site',
    ...OF_SITE,
    '--help',
  ]);
  expect(offered('pagewright', 'verify', '')).toContain('--domain');
  expect(offered('npx', 'tsc', '')).toEqual(['files']);
});

test('another shell is told of these', () => {
  expect(completion('fish')).toMatchObject({ status: 1, stderr: 'pagewright completion bash, or zsh\n' });
});
