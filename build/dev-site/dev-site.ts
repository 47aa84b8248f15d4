import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Reader } from '#content-store/model/published/reader.ts';

/** The site rendered from its sources: a saved style or view is on screen at once. Only `npm run dev` has one. */
export interface DevSite {
  /**
   * Responds with the page at `path` (`/`, `/about/us`), or an error page that reloads once it can be rendered. The
   * locals are those of `site/env.d.ts`.
   */
  show(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    locals: { reader: Reader; canvas?: boolean },
  ): void;
  /** Serves the modules, styles and fonts that such pages load; calls `next` for anything else. */
  serveModule(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Subscribes to a server's upgrade requests: over these web sockets pages are notified of saved files. */
export type OnUpgrade = (listener: (...request: UpgradeRequest) => void) => void;

export type UpgradeRequest = Parameters<Parameters<Server['on']>[1]>;

/** Opens a DevSite on top of servers that are already listening. */
export type OpenDevSite = (onUpgrade: OnUpgrade) => Promise<DevSite>;
