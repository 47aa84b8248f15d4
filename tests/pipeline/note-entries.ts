import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Preloaded into a program: in every thread, entering a function of one of the files FOLLOWED (paths from the root, one a
 * line) adds a line with the file's path to the file NOTES.
 */
const { FOLLOWED = '', NOTES = '' } = process.env;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const followed = new Set(FOLLOWED.split('\n'));

Object.assign(globalThis, { noteEntry: (path: string) => appendFileSync(NOTES, `${path}\n`) });

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const path = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
    if (!followed.has(path) || !loaded.source) return loaded;
    return { ...loaded, source: withNotes(path, Buffer.from(loaded.source as Uint8Array).toString()) };
  },
});

/** The source with a note at the beginning of each function that has a block. */
function withNotes(path: string, source: string): string {
  const starts: number[] = [];
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined;
    if (body && ts.isBlock(body)) starts.push(body.getStart() + 1);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  const note = `globalThis.noteEntry(${JSON.stringify(path)});`;
  return starts
    .toSorted((one, other) => other - one)
    .reduce((text, at) => text.slice(0, at) + note + text.slice(at), source);
}
