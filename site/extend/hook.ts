import type { ServerContext } from './server-context.ts';

/** What each hook is told. */
export interface HookEvents {
  /** After a publish is live. */
  'after-publish': {
    /** Ids of the pages that were published, taken offline or deleted; none for navigation, footer and settings. */
    pageIds: readonly string[];
    /** Addresses that are new or different for visitors now; what was taken away is not among them. */
    addresses: readonly string[];
  };
  /** After a visitor's submission is stored. */
  'after-submission': {
    /** The form's name in the list of submissions. */
    form: string;
    values: Readonly<Record<string, string>>;
    /** `quarantined`: it looks like spam, and waits for an editor. */
    state: 'received' | 'quarantined';
  };
}

/**
 * What happens after a publish or a submission. It is called once, by one instance of the service, and not again when it
 * fails or the service ends meanwhile: where nothing may be lost, use the webhook or the API.
 */
export const defineHook = <Name extends keyof HookEvents>(
  name: Name,
  run: (event: HookEvents[Name], context: ServerContext) => void | Promise<void>,
) => ({ kind: 'hook' as const, name, run });
