import { type Right, refusalOf } from '../store/state/rights.ts';
import { useEditor } from './workbench-context.ts';

/** Why the person who is logged in may not do this, and who may; null when they may. */
export function useRefusal(right: Right): string | null {
  return useEditor((state) => refusalOf(state, right));
}
