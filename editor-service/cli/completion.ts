import '#build/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { COMMANDS } from '#build/cli/commands.mjs';
import { wordsAfter } from '#build/cli/help.mjs';

const shell = process.argv[2] ?? '';
const template = new URL(`./completion/${shell}.txt`, import.meta.url);

/** `pagewright completion SHELL`: a script that knows the commands, and what may follow each. */
if (/^[a-z]+$/.test(shell) && existsSync(template)) {
  const names = Object.keys(COMMANDS);
  const cases = names.map((name) => {
    const { kinds, options } = wordsAfter(name);
    return `    ${name}) reply='${[...kinds, ...options].join(' ')}' ;;`;
  });
  const script = readFileSync(template, 'utf8').replace('COMMANDS', names.join(' '));
  console.info(script.replace('CASES', cases.join('\n')));
} else {
  console.error('pagewright completion bash, or zsh');
  process.exitCode = 1;
}
