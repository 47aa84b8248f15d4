import { type Context, createContext, useContext } from 'react';

/** A context that has no default, and the hook that reads it: outside of a provider it throws an error with this name. */
export function requiredContext<Value>(name: string): [Context<Value | null>, () => Value] {
  const Provided = createContext<Value | null>(null);
  const useProvided = () => {
    const value = useContext(Provided);
    if (value === null) throw new Error(`${name} is missing around this component`);
    return value;
  };
  return [Provided, useProvided];
}
