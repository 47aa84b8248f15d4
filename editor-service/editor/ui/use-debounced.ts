import { useEffect, useState } from 'react';

/** How long somebody must pause before what they typed counts, in milliseconds. */
const PAUSE = 200;

/** The value once it has stayed the same for a moment: a search is not asked for with every key. */
export function useDebounced<Value>(value: Value, pause = PAUSE): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
