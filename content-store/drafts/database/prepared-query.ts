import type { Compilable, CompiledQuery } from 'kysely';
import { type Db, engineOf, statementAtOnce } from './open-database.ts';

/** Placeholder in a query for a value that is given when it runs. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns the placeholder of a value, typed as the value itself. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that is built and compiled once for an engine and run with new values each time, for the queries of nearly every
 * request. `build` gets placeholders instead of values, so it must not depend on them.
 */
export function preparedQuery<Values extends Record<string, string | number | null>, Row>(
  build: (db: Db, value: ValueOf<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiledFor = new Map<string, CompiledQuery<Row>>();
  return async (db, values): Promise<Row[]> => {
    const engine = engineOf(db);
    const compiled = compiledFor.get(engine) ?? build(db, (name) => new Parameter(name) as never).compile();
    compiledFor.set(engine, compiled);
    const parameters = compiled.parameters.map((one) => (one instanceof Parameter ? values[one.name] : one));
    const statement = statementAtOnce(db, compiled.sql);
    if (statement?.reader) return statement.all(...parameters) as Row[];
    if (!statement) return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
    statement.run(...parameters);
    return [];
  };
}
