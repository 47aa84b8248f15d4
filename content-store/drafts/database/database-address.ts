/** True for the address of a PostgreSQL database, `postgres://…`; every other text is the path of a SQLite file. */
export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);

/** For people and logs. */
export const withoutPassword = (address: string): string => address.replace(/^(\w+:\/\/).*@/, '$1');
