import '#build/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { COMMANDS } from './commands.mjs';

/** `block NAME | header NAME` → block, header; `[--domain ID]` → --domain; and `--help`. */
function wordsAfter(usage = ''): string {
  const kinds = usage.split(' | ').flatMap((way) => /^[a-z]\S*/.exec(way)?.[0] ?? []);
  return [...kinds, ...(usage.match(/--[a-z-]+/g) ?? []), '--help'].join(' ');
}

const shell = process.argv[2] ?? '';
const template = new URL(`./completion/${shell}.txt`, import.meta.url);

/** `pagewright completion SHELL`: a script that knows the commands, and what may follow each, as its usage says. */
if (/^[a-z]+$/.test(shell) && existsSync(template)) {
  const cases = Object.entries(COMMANDS).map(([name, { usage }]) => `    ${name}) reply='${wordsAfter(usage)}' ;;`);
  const script = readFileSync(template, 'utf8').replace('COMMANDS', Object.keys(COMMANDS).join(' '));
  console.info(script.replace('CASES', cases.join('\n')));
} else {
  console.error('pagewright completion bash, or zsh');
  process.exitCode = 1;
}
