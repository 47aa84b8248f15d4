// Plain JavaScript, like `commands.mjs`, from whose table all of it is made.
import { callOf } from '../site-folder/command-call.mjs';
import { COMMANDS } from './commands.mjs';

/** How a command is called, as typed in a site folder or in a clone. @param {string} name */
export function usageOf(name) {
  const { takes = '', options = {} } = COMMANDS[name] ?? {};
  const others = Object.keys(options).filter((option) => !takes.includes(option));
  return callOf(name, [takes, ...others.map((option) => `[${option}]`)].filter(Boolean).join(' '));
}

/** The usage of a command, its options with their defaults, and an example. @param {string} name */
export function helpFor(name) {
  const { says = '', options = {}, example = '' } = COMMANDS[name] ?? {};
  const meanings = Object.entries(options).map(([option, meaning]) => [
    option,
    /\((?:default|required)/.test(meaning) ? meaning : `${meaning} (default: no)`,
  ]);
  const list = meanings.length > 0 ? `\n\nOptions\n${columns(meanings)}` : '';
  return `${usageOf(name)}\n\n  ${says}${list}\n\nExample\n  ${callOf(name, example)}`;
}

/** All commands, one a line. */
export function helpForAll() {
  const lines = columns(Object.entries(COMMANDS).map(([name, { says }]) => [name, says]));
  return `pagewright COMMAND, in the folder of a site\n\n${lines}\n\npagewright COMMAND --help says how to call one.`;
}

/** What may follow a command: kinds and options. @param {string} name */
export function wordsAfter(name) {
  const { takes = '', options = {} } = COMMANDS[name] ?? {};
  const kinds = takes.split(' | ').flatMap((way) => /^[a-z]\S*/.exec(way)?.[0] ?? []);
  return { kinds, options: [...Object.keys(options).map((option) => option.replace(/ .*/, '')), '--help'] };
}

/** The first word after a command that it does not know, in a sentence; undefined when it knows all. @param {string} name @param {readonly string[]} words */
export function unknownWord(name, words) {
  const { kinds, options } = wordsAfter(name);
  const option = words
    .map((word) => word.replace(/=.*/s, ''))
    .find((word) => /^--./.test(word) && !options.includes(word));
  if (option) return `${name} has no option ${option}.${didYouMean(option, options)}`;
  const [kind = ''] = words;
  if (kinds.length > 0 && kind && !kinds.includes(kind)) return `${name} has no ${kind}.${didYouMean(kind, kinds)}`;
}

/** ` Did you mean build?`, or nothing when no word is near. @param {string} given @param {readonly string[]} words */
export function didYouMean(given, words) {
  const near = words.map((word) => ({ word, distance: word.startsWith(given) ? 1 : distanceOf(given, word) }));
  const [nearest] = near.sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(1, given.length * 0.4) ? ` Did you mean ${nearest.word}?` : '';
}

/** How many letters must be changed, added or left out (Levenshtein). @param {string} one @param {string} other */
function distanceOf(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [at, its] of other.split('').entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + Number(letter !== its)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** @param {readonly (readonly string[])[]} rows */
function columns(rows) {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}
