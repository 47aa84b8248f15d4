import { appendFileSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Preloaded into a program: in every thread, the modules of the file NOTED (`with-notes.ts`) have these texts instead of
 * their own, whose functions add their path as a line to the file NOTES when they are entered.
 */
const { NOTED = '', NOTES = '' } = process.env;
const texts = new Map<string, string>(Object.entries(JSON.parse(readFileSync(NOTED, 'utf8'))));

Object.assign(globalThis, { noteEntry: (path: string) => appendFileSync(NOTES, `${path}\n`) });

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return { ...loaded, source: texts.get(url) ?? loaded.source };
  },
});
