import { resolve } from 'node:path';
import ts from 'typescript';

/** A declaration as its types say it, without what is inside it. */
export interface Declared {
  name: string;
  /** Its docstring. */
  description: string;
  code: string;
}

interface Statement extends Declared {
  isExported: boolean;
  /** The types that it names. */
  names: readonly string[];
}

interface File {
  statements: ReadonlyMap<string, Statement>;
  /** Files of this repository that names are imported from, with their names there. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
}

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
    { extends: resolve('tsconfig.json'), files: [], include: [], compilerOptions: EMITTING },
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

function describe(exported: readonly Exported[], inDoors: ReadonlySet<string>, read: (file: string) => File): Door {
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
    others.set(key, statement);
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
  const known = new Map<string, File>();
  return (path: string): File => {
    const file = known.get(path) ?? readTypes(path, program, options);
    known.set(path, file);
    return file;
  };
}

function readTypes(path: string, program: ts.Program, options: ts.CompilerOptions): File {
  const source = program.getSourceFile(path);
  let text = '';
  const keep = (_: string, written: string) => {
    text = written;
  };
  program.emit(source, keep, undefined, true);
  const checker = program.getTypeChecker();
  const types = ts.createSourceFile(`${path}.d.ts`, text, ts.ScriptTarget.Latest, true);
  const statements = new Map<string, Statement>();
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of types.statements) {
    if (ts.isImportDeclaration(statement)) {
      const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
      const { resolvedModule } = ts.resolveModuleName(specifier, path, options, ts.sys);
      const bindings = statement.importClause?.namedBindings;
      if (!resolvedModule || resolvedModule.isExternalLibraryImport || !bindings || !ts.isNamedImports(bindings))
        continue;
      for (const { name, propertyName } of bindings.elements)
        imports.set(name.text, { file: resolvedModule.resolvedFileName, name: (propertyName ?? name).text });
    } else {
      const name = nameOf(statement);
      if (!name) continue;
      const written = derivedType(statement, source, checker) ?? statement.getText();
      const code = written.replaceAll(/^(?:export )?(?:declare )?|import\("[^"]+"\)\./g, '');
      const before = statements.get(name);
      const description = before?.description ?? docstringOf(statement);
      const isExported = statement.getText().startsWith('export ');
      const whole = before ? `${before.code}\n${code}` : code;
      statements.set(name, { name, description, code: whole, isExported, names: namesIn(statement) });
    }
  }
  return { statements, imports };
}

const LONGEST = 4000;
const IN_FULL =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** A type that is taken from a value, such as that of a schema, as what it is; unless that is long. */
function derivedType(statement: ts.Statement, source: ts.SourceFile | undefined, checker: ts.TypeChecker) {
  if (!ts.isTypeAliasDeclaration(statement) || !/= (?:z\.output<typeof|\(typeof) \w+/.test(statement.getText()))
    return undefined;
  const name = statement.name.text;
  const original = source?.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name);
  const type = original && checker.typeToString(checker.getTypeAtLocation(original), undefined, IN_FULL);
  return type && type.length < LONGEST ? `type ${name} = ${type};` : undefined;
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText();
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name?.getText();
}

const docstringOf = (statement: ts.Statement): string =>
  ts
    .getJSDocCommentsAndTags(statement)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ');

function namesIn(statement: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName.getText());
    if (ts.isExpressionWithTypeArguments(node)) names.push(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return names;
}
