import type { OpenDevSite } from '#build/dev-site/dev-site.ts';
import { freeMemoryAtRest } from '#build/threads/free-memory.ts';
import { readSettings } from './server/runtime/settings.ts';
import type { RunningService } from './server/start.ts';
import { StartProgress } from './server/waiting/start-progress.ts';
import { createTerminal } from './terminal.ts';

/** Serves until SIGTERM or SIGINT, then shuts down cleanly. */
export function runService(openDevSite?: OpenDevSite): void {
  process.env.NODE_ENV ??= 'development';
  serve(openDevSite).catch(fail);
}

async function serve(openDevSite?: OpenDevSite): Promise<void> {
  const settings = readSettings(process.env);
  const { startService } = await import('./server/start.ts');
  freeMemoryAtRest();
  const reader = process.stdout.isTTY ? createTerminal(process.stdout) : { say: undefined, ready: readyLines };
  const service = await startService(settings, { openDevSite, progress: new StartProgress(reader.say) });
  const stop = () => {
    service.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.on('unhandledRejection', (error) => service.log.error({ err: error }, 'an unhandled rejection'));
  reader.ready(service);
}

/** For programs: one line each. */
function readyLines({ firstAdministratorLink, siteUrl, editorUrl }: RunningService): void {
  if (firstAdministratorLink) {
    console.info(`No user exists yet. Create the first administrator here: ${firstAdministratorLink}`);
  }
  console.info(`ready site=${siteUrl ?? 'off'} editor=${editorUrl}`);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
