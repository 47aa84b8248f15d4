import ts from 'typescript';

/** A declaration as its types say it, without what is inside it. */
export interface Declared {
  name: string;
  /** Its docstring. */
  description: string;
  code: string;
}

export interface Statement extends Declared {
  isExported: boolean;
  /** The types that it names. */
  names: readonly string[];
}

export interface TypesFile {
  statements: ReadonlyMap<string, Statement>;
  /** Files of this repository that names are imported from, with their names there. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
}

/** The declarations of a source and what it imports, read from the types that are made of it. */
export function readTypes(path: string, program: ts.Program, options: ts.CompilerOptions): TypesFile {
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
