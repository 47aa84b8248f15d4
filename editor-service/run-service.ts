import type { OpenDevSite } from '#build/dev-site/dev-site.ts';
import { freeMemoryAtRest } from '#build/threads/free-memory.ts';
import { readSettings } from './server/runtime/settings.ts';

/** Serves until SIGTERM or SIGINT, then shuts down cleanly. */
export function runService(openDevSite?: OpenDevSite): void {
  process.env.NODE_ENV ??= 'development';
  serve(openDevSite).catch(fail);
}

async function serve(openDevSite?: OpenDevSite): Promise<void> {
  const settings = readSettings(process.env);
  const { startService } = await import('./server/start.ts');
  freeMemoryAtRest();
  const service = await startService(settings, openDevSite);
  const stop = () => {
    service.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.on('unhandledRejection', (error) => service.log.error({ err: error }, 'an unhandled rejection'));
  if (service.firstAdministratorLink) {
    console.info(`No user exists yet. Create the first administrator here: ${service.firstAdministratorLink}`);
  }
  console.info(`ready site=${service.siteUrl ?? 'off'} editor=${service.editorUrl}`);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
