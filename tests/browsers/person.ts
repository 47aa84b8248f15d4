import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Tab } from './engines/tab.ts';
import { look, type Seen, type Thing } from './look.ts';

/** Ends a wait that would never end; far more than any step needs, in milliseconds. */
const TOO_LONG_MS = 40_000;
const BETWEEN_LOOKS_MS = 50;
/** What the browser showed when a wait ended. */
const PICTURES = 'test-results/browsers';

/** What a person at a browser does, in any engine: each act waits until it is possible. */
export class Person {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Waits until something is visible, and until it is as `isRight` wants it. */
  async sees(thing: Thing, isRight: (seen: Seen, all: readonly Seen[]) => boolean = () => true): Promise<Seen> {
    return this.#until(thing, false, (all) => all.find((one) => isRight(one, all)));
  }

  async seesNo(thing: Thing): Promise<void> {
    await this.#until(thing, false, (all) => all.length === 0 || undefined);
  }

  /** Points at the middle of something that nothing covers and that no longer moves. */
  async pointsAt(thing: Thing): Promise<void> {
    let last: Seen | undefined;
    const { x, y } = await this.#until(thing, true, ([first]) => {
      const isStill = first?.isFree && first.x === last?.x && first.y === last.y;
      last = first;
      return isStill ? first : undefined;
    });
    await this.tab.move(x, y);
  }

  async clicks(thing: Thing, times = 1): Promise<void> {
    await this.pointsAt(thing);
    for (let time = 0; time < times; time += 1) {
      await this.tab.button('Down');
      await this.tab.button('Up');
    }
  }

  /** Types words where the focus is. */
  async types(words: string): Promise<void> {
    for (const key of words) await this.presses(key);
  }

  /** Presses keys together, by their names: `Control+Shift+z`. */
  async presses(chord: string): Promise<void> {
    const keys = chord.length === 1 ? [chord] : chord.split('+');
    for (const key of keys) await this.tab.key('Down', key);
    for (const key of keys.reverse()) await this.tab.key('Up', key);
  }

  /** Replaces what a field holds. */
  async fills(thing: Thing, words: string): Promise<void> {
    await this.clicks(thing);
    await this.sees(thing, ({ isFocused }) => isFocused);
    await this.presses('Control+a');
    await this.types(words);
  }

  /** Waits until `find` finds something among the things that are visible. */
  async #until<T>(thing: Thing, isWanted: boolean, find: (all: readonly Seen[]) => T | undefined): Promise<T> {
    const end = performance.now() + TOO_LONG_MS;
    let all: readonly Seen[] = [];
    while (performance.now() < end) {
      all = await this.tab.run(look, thing, isWanted).catch(() => []); // the page may be leaving
      const found = find(all);
      if (found !== undefined) return found;
      await setTimeout(BETWEEN_LOOKS_MS);
    }
    await mkdir(PICTURES, { recursive: true });
    const picture = `${PICTURES}/${Date.now()}.png`;
    await writeFile(picture, await this.tab.picture(), 'base64');
    throw new Error(`Waited in vain for ${JSON.stringify(thing)}, seen ${JSON.stringify(all)}: ${picture}`);
  }
}
