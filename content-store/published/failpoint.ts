/** The steps of a publish at which a fault test may kill the process, in order. */
export const FAILPOINTS = [
  'before-commit',
  'after-commit',
  'after-temp-file',
  'after-rename',
  'mid-render',
  'after-new-pages',
  'before-removals',
  'before-manifest',
  'after-manifest',
  'mid-merge',
  'before-statistics',
  'after-statistics',
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

let armed: Failpoint | undefined;

/** Arms one step in this thread, or disarms with undefined. Does nothing in production. */
export function armFailpoint(step: Failpoint | undefined, isProduction = process.env.NODE_ENV === 'production'): void {
  armed = isProduction ? undefined : step;
}

/** Kills the process (SIGKILL, as a power cut would) when this step is armed. */
export function failpoint(step: Failpoint): void {
  if (step === armed) process.kill(process.pid, 'SIGKILL');
}
