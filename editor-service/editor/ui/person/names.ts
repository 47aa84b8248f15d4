import { createContext, useContext } from 'react';

/** What people are called, by their usernames. */
export type Names = ReadonlyMap<string, string>;

export const NamesContext = createContext<Names>(new Map());

/** Says what a person is called: the username where no name is known. */
export function useNameOf(): (username: string) => string {
  const names = useContext(NamesContext);
  return (username) => names.get(username) ?? username;
}
