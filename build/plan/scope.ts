import type { AppliedChange } from '#content-store/published/snapshot.ts';

/** What a rebuild must check: a change, anything that may have changed before a start, or everything. */
export type Scope =
  | { kind: 'change'; changes: readonly AppliedChange[]; topics: ReadonlySet<string> }
  /** `isResumed`: it goes on after something newer. */
  | { kind: 'start'; isResumed: boolean }
  | { kind: 'complete' };

/** True when something with one of these topics may have changed. */
export function mayConcern(scope: Scope, topics: readonly string[]): boolean {
  return scope.kind !== 'change' || topics.some((topic) => scope.topics.has(topic));
}
