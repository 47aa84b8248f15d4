import { join } from 'node:path';
import ts from 'typescript';

/**
 * What each door of a packed product exports, by name, as declared in its types: a change of the public API is a change of
 * this text. `folder` is the unpacked package.
 */
export function apiReport(folder: string, doors: Readonly<Record<string, string>>): string {
  const files = Object.values(doors).map((file) => join(folder, file));
  const program = ts.createProgram(files, {
    // Whatever is of the language or of another package is only named.
    ...{ noLib: true, types: [] },
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const sections = Object.entries(doors).map(([door, file]) => {
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const symbols = checker.getExportsOfModule(module).sort((one, other) => (one.name < other.name ? -1 : 1));
    return `# ${door}\n\n${symbols.map((symbol) => declared(symbol, checker, folder)).join('\n\n')}\n`;
  });
  return sections.join('\n\n');
}

const printer = ts.createPrinter({ removeComments: true });

function declared(symbol: ts.Symbol, checker: ts.TypeChecker, folder: string): string {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const original = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = original.declarations?.filter((one) => one.getSourceFile().fileName.startsWith(folder)) ?? [];
  if (declarations.length === 0) return `${symbol.name}: of another package`;
  const texts = declarations.map((one) => {
    const statement = ts.isVariableDeclaration(one) ? one.parent.parent : one;
    return printer.printNode(ts.EmitHint.Unspecified, statement, one.getSourceFile());
  });
  return `${symbol.name}: ${texts.join('\n')}`;
}
