import { useEffect, useState } from 'react';

/** How long somebody must pause before what they typed counts, in milliseconds. */
const PAUSE = 200;

/** The value once it has stayed the same for a moment: a search is not asked for with every key. */
export function useSettled<Value>(value: Value, pause = PAUSE): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
