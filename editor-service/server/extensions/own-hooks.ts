import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import { messageOf } from '#content-store/model/error.ts';
import type { Ground } from '../runtime/ground.ts';
import type { RunHook } from '../runtime/run-hook.ts';
import type { ContextOf } from './context-of.ts';

const TIMEOUT_MS = 30_000;

/** Runs the hook of a name and logs what goes wrong; nothing waits for it. */
export function createRunHook(
  { log }: Pick<Ground, 'log'>,
  contextOf: ContextOf,
  hooks: readonly Extension<'hooks'>[],
  milliseconds = TIMEOUT_MS,
): RunHook {
  return (name, domainId, event) => {
    const hook = hooks.find((one) => one.name === name);
    if (!hook) return;
    const { file, value } = hook;
    const run = value.run as (given: typeof event, context: Awaited<ReturnType<ContextOf>>) => void | Promise<void>;
    inBoundary(file, async () => run(event, await contextOf(file, domainId)), milliseconds).catch((error: unknown) =>
      log.error({ event: 'site folder', file }, messageOf(error)),
    );
  };
}
