import type { Compilable, CompiledQuery } from 'kysely';
import { type Db, statementAtOnce } from './open-database.ts';

/** Stands in a query for a value that is known when it runs. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Answers the stand-in of a value; to the types it is the value. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that is put together and compiled once and run with other values each time: for what nearly every request asks.
 * Each value stands in it as it is, so it must not be looked at while the query is put together.
 */
export function preparedQuery<Values extends Record<string, string | number | null>, Row>(
  build: (db: Db, value: ValueOf<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values): Promise<Row[]> => {
    compiled ??= build(db, (name) => new Parameter(name) as never).compile();
    const parameters = compiled.parameters.map((one) => (one instanceof Parameter ? values[one.name] : one));
    const statement = statementAtOnce(db, compiled.sql);
    if (statement?.reader) return statement.all(...parameters) as Row[];
    if (!statement) return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
    statement.run(...parameters);
    return [];
  };
}
