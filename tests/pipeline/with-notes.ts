import ts from 'typescript';

/** The source of a path with a note at the beginning of each function that has a block, for `note-entries.ts`. */
export function withNotes(path: string, source: string): string {
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
