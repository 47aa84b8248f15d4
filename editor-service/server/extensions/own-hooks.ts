import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import { messageOf } from '#content-store/model/error.ts';
import type { ServerContext } from '#site/extend/server-context.ts';
import type { Ground } from '../runtime/ground.ts';
import type { RunHook } from '../runtime/run-hook.ts';
import { contextOf } from './context-of.ts';

const TIMEOUT_MS = 30_000;

/** Runs the hook of a name and logs what goes wrong; nothing waits for it. */
export function createRunHook(ground: Ground, hooks: readonly Extension<'hooks'>[]): RunHook {
  return (name, domainId, event) => {
    for (const { file, value } of hooks.filter((hook) => hook.name === name)) {
      const run = value.run as (given: typeof event, at: ServerContext) => void | Promise<void>;
      inBoundary(file, async () => run(event, await contextOf(ground, file, domainId)), TIMEOUT_MS).catch(
        (error: unknown) => ground.log.error({ event: 'site folder', file }, messageOf(error)),
      );
    }
  };
}
