import { type FunctionNode, SqliteQueryCompiler } from 'kysely';

/** Compiles queries, which are written once for both engines, to SQLite. */
export class SqliteWords extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const [first, second] = node.arguments;
    if (node.func === 'json_text' && first && second) {
      this.append('(');
      this.visitNode(first);
      this.append(' ->> ');
      this.visitNode(second);
      this.append(')');
    } else if (node.func === 'texts_match' && first) {
      this.append('("pageTexts" match ');
      this.visitNode(first);
      this.append(')');
    } else super.visitFunction(node);
  }
}
