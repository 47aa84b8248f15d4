import { freeMemoryAtRest } from '#build/threads/free-memory.ts';
import { readSettings } from './server/runtime/settings.ts';
import { StartProgress } from './server/runtime/start-progress.ts';
import type { Compiling, RunningService, StartOptions } from './server/start.ts';
import { onStopSignal } from './stop-signals.ts';
import { createTerminal } from './terminal/terminal.ts';

interface ServiceOptions extends Pick<StartOptions, 'openDevSite'> {
  /** Begins to compile what has changed; undefined when nothing has. */
  compile?: (() => Compiling | undefined) | undefined;
  afterStart?: (() => void) | undefined;
}

/** Serves until SIGTERM, SIGINT or the end of its npm, then shuts down cleanly. */
export function runService(options: ServiceOptions): void {
  process.env.NODE_ENV ??= 'development';
  let service: RunningService | undefined;
  onStopSignal(() => {
    if (!service) return endAtOnce();
    service.close().then(() => process.exit(0), fail);
  });
  serve(options).then((started) => {
    service = started;
    options.afterStart?.();
  }, fail);
}

async function serve({ openDevSite, compile }: ServiceOptions): Promise<RunningService> {
  const settings = readSettings(process.env);
  const { requireNoNewerVersionAt } = await import('#content-store/drafts/database/product-version.ts');
  if (compile) await requireNoNewerVersionAt(settings.databaseAddress);
  const compiling = compile?.();
  const isForPeople = process.stdout.isTTY && settings.logFormat !== 'json';
  const terminal = isForPeople ? createTerminal(process.stdout) : null;
  const { startService } = await import('./server/start.ts');
  freeMemoryAtRest();
  const service = await startService(settings, {
    ...{ openDevSite, compiling },
    progress: new StartProgress(terminal?.say, terminal?.tell),
  });
  process.on('unhandledRejection', (error) => service.log.error({ err: error }, 'an unhandled rejection'));
  if (terminal) terminal.ready(service, settings);
  else writeReadyLines(service);
  return service;
}

/** For programs: one line each. */
function writeReadyLines({ firstAdministratorLink, siteUrl, editorUrl }: RunningService): void {
  if (firstAdministratorLink) {
    console.info(`No user exists yet. Create the first administrator here: ${firstAdministratorLink}`);
  }
  console.info(`ready site=${siteUrl ?? 'off'} editor=${editorUrl}`);
}

/** A start that is stopped ends as if it were killed, which is safe: the log of the database stays for the next one. */
function endAtOnce(): void {
  process.removeAllListeners('SIGTERM');
  process.kill(process.pid, 'SIGTERM');
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
