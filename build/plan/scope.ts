import type { AppliedChange } from '#content-store/published/snapshot.ts';

/** How far a rebuild has to look: after a change, after a start (anything may have changed), or at everything. */
export type Scope =
  | { kind: 'change'; changes: readonly AppliedChange[]; topics: ReadonlySet<string> }
  | { kind: 'start' }
  | { kind: 'complete' };

/** True when something with one of these topics may have changed. */
export function mayConcern(scope: Scope, topics: readonly string[]): boolean {
  return scope.kind !== 'change' || topics.some((topic) => scope.topics.has(topic));
}
