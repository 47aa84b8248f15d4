import { resolve } from 'node:path';
import ts from 'typescript';
import { type Declared, readTypes, type Statement, type TypesFile } from './read-types.ts';

export interface Door {
  exports: readonly Declared[];
  /** Types that the exports name, and that no door exports. */
  others: readonly Declared[];
  /** What is exported as another package has it: `z of zod`. */
  ofPackages: readonly string[];
}

/**
 * What modules export, by file. The code of a declaration is followed by that of the types of its file that it alone can name.
 */
export function declaredBy(files: readonly string[], alsoRead: readonly string[] = []): Map<string, Door> {
  const { options } = ts.parseJsonConfigFileContent(
    { extends: resolve('tsconfig.base.json'), files: [], include: [], compilerOptions: EMITTING },
    ts.sys,
    process.cwd(),
  );
  const program = ts.createProgram([...files, ...alsoRead], options);
  const checker = program.getTypeChecker();
  const read = fileReader(program, options);

  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    return checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const original = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const place = original.declarations?.[0]?.getSourceFile().fileName ?? '';
      return { exported: symbol.name, file: place, name: original.name };
    });
  };

  const doors = new Map(files.map((file) => [file, exportsOf(file)]));
  const inDoors = new Set([...doors.values()].flat().map(({ file, name }) => `${file} ${name}`));
  return new Map([...doors].map(([door, exported]) => [door, describe(exported, inDoors, read)]));
}

const EMITTING = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: false };

interface Exported {
  exported: string;
  file: string;
  name: string;
}

function describe(
  exported: readonly Exported[],
  inDoors: ReadonlySet<string>,
  read: (file: string) => TypesFile,
): Door {
  const others = new Map<string, Declared>();
  /** The code of a statement, and of types that it names: its own ones; those of other files become `others`. */
  const codeOf = (file: string, statement: Statement, shown = new Set<Statement>()): string => {
    shown.add(statement);
    const { statements, imports } = read(file);
    const parts = [statement.code];
    for (const word of statement.names) {
      const own = statements.get(word);
      if (own && !own.isExported && !shown.has(own)) parts.push(codeOf(file, own, shown));
      const place = own?.isExported ? { file, name: word } : imports.get(word);
      if (place) addOther(place);
    }
    return parts.join('\n\n');
  };
  const addOther = ({ file, name }: { file: string; name: string }) => {
    const key = `${file} ${name}`;
    const statement = read(file).statements.get(name);
    if (!statement || inDoors.has(key) || others.has(key)) return;
    others.set(key, statement); // Types may name each other.
    others.set(key, { ...statement, code: codeOf(file, statement) });
  };
  const packageOf = ({ file }: Exported) => /.*\/node_modules\/([^/]+)/.exec(file)?.[1];
  const exports = exported
    .filter((one) => !packageOf(one))
    .map(({ exported: as, file, name }) => {
      const statement = read(file).statements.get(name);
      if (!statement) throw new Error(`${file} does not declare ${name}`);
      const code = codeOf(file, statement).replace(new RegExp(`\\b${name}\\b`), as);
      return { name: as, description: statement.description, code };
    });
  const ofPackages = exported.flatMap((one) => (packageOf(one) ? [`\`${one.exported}\` of ${packageOf(one)}`] : []));
  return { exports: inOrder(exports), others: inOrder([...others.values()]), ofPackages };
}

const isType = ({ code }: Declared): boolean => /^(?:type|interface) /.test(code);

/** Functions and values, then types. */
const inOrder = (all: readonly Declared[]): Declared[] =>
  all.toSorted((one, other) => Number(isType(one)) - Number(isType(other)) || one.name.localeCompare(other.name, 'en'));

/** Reads the types of a source, each once. */
function fileReader(program: ts.Program, options: ts.CompilerOptions) {
  const known = new Map<string, TypesFile>();
  return (path: string): TypesFile => {
    const file = known.get(path) ?? readTypes(path, program, options);
    known.set(path, file);
    return file;
  };
}
