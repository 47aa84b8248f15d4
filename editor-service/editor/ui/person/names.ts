import { createContext, useContext } from 'react';
import { guestNameIn } from '#content-store/model/entities/comment.ts';
import { t } from '../../words/t.ts';

/** What people are called, by their usernames. */
export type Names = ReadonlyMap<string, string>;

export const NamesContext = createContext<Names>(new Map());

/** Says what a person is called: the username where no name is known. Guests are said to be some. */
export function useNameOf(): (username: string) => string {
  const names = useContext(NamesContext);
  return (username) => {
    const guest = guestNameIn(username);
    return guest === undefined ? (names.get(username) ?? username) : t('{by} (guest)', { by: guest });
  };
}
