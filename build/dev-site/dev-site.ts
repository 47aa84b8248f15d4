import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Reader } from '#content-store/model/published/reader.ts';

/** What a page is rendered with; see `site/env.d.ts`. */
export interface PageLocals {
  reader: Reader;
  canvas?: boolean;
}

/** The site from its sources: a saved style or view is on screen at once. Only `npm run dev` has one. */
export interface DevSite {
  /** Answers with the page at `path` (`/`, `/about/us`); one that cannot be rendered says why and shows itself when it can. */
  show(request: IncomingMessage, response: ServerResponse, path: string, locals: PageLocals): void;
  /** Answers for the modules, styles and fonts that such pages load; anything else goes on to `next`. */
  serveModule(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** How a server hands over connections that become web sockets: by them pages hear what was saved. */
export type OnUpgrade = (listener: (...request: UpgradeRequest) => void) => void;

export type UpgradeRequest = Parameters<Parameters<Server['on']>[1]>;

/** Opens a DevSite on top of servers that listen already. */
export type OpenDevSite = (onUpgrade: OnUpgrade) => Promise<DevSite>;
