import { useEffect, useState } from 'react';

/** How long typing must pause before the value counts, in milliseconds. */
const PAUSE = 200;

/** The value once it has stayed the same for a moment, so that not every key starts a search. */
export function useDebounced<Value>(value: Value, pause = PAUSE): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
