import type { Log } from './runtime/log.ts';

/** The editing service and the static server, once they answer. */
export interface RunningService {
  /** The address for visitors; null when the static server is off. */
  siteUrl: string | null;
  editorUrl: string;
  /** The address for collectors of metrics; null when there is none. */
  metricsUrl: string | null;
  log: Log;
  firstAdministratorLink: string | null;
  /** Lets running requests and publishes end, for 10 seconds at most, then stops. */
  close(): Promise<void>;
}
