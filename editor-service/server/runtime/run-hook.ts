import type { HookEvents } from '#site/extend/hook.ts';

/** Has the site folder's hook of this name run, if there is one. Returns at once and never throws. */
export type RunHook = <Name extends keyof HookEvents>(name: Name, domainId: string, event: HookEvents[Name]) => void;
