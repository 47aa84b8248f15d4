import { expect, test } from 'vitest';
import { keepKeys } from './kept-keys.ts';

class Press extends Event {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey = false;
  readonly #modifiers: readonly string[];

  constructor(key: string, ...modifiers: readonly ('Control' | 'Alt' | 'AltGraph')[]) {
    super('keydown', { cancelable: true });
    this.key = key;
    this.ctrlKey = modifiers.includes('Control');
    this.altKey = modifiers.includes('Alt');
    this.#modifiers = modifiers;
  }

  getModifierState = (name: string): boolean => this.#modifiers.includes(name);
}

/** Presses keys in a text whose editor is loading; returns what is kept, and what the rest of the page gets. */
function press(...presses: readonly Press[]): { kept: readonly string[]; left: string[] } {
  const element = new EventTarget();
  const { keys, stop } = keepKeys(element);
  for (const event of presses) element.dispatchEvent(event);
  stop();
  element.dispatchEvent(new Press('x'));
  return { kept: keys, left: presses.filter((event) => !event.defaultPrevented).map(({ key }) => key) };
}

test('keepKeys() keeps letters and line breaks, and takes back what Backspace removes', () => {
  const keys = ['S', 'o', 'p', 'Backspace', 'u', 'p', 'Enter', 'a'].map((key) => new Press(key));
  expect(press(...keys)).toEqual({ kept: ['S', 'o', 'u', 'p', 'Enter', 'a'], left: [] });
});

test('keepKeys() leaves shortcuts and other keys alone, but AltGr makes letters', () => {
  const keys = [new Press('z', 'Control'), new Press('Escape'), new Press('@', 'Control', 'Alt', 'AltGraph')];
  expect(press(...keys)).toEqual({ kept: ['@'], left: ['z', 'Escape'] });
});
