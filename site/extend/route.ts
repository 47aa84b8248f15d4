import type { z } from 'zod';
import type { ServerContext } from './server-context.ts';

/** What a route works with. */
export interface RouteContext extends ServerContext {
  /** Null for a visitor. */
  caller: { username: string; roles: readonly string[] } | null;
}

interface Route<Payload extends z.ZodObject> {
  /** The payload of a `GET` is its query, so all its values are texts; that of a `POST` is JSON of at most 64 KB. */
  method: 'GET' | 'POST';
  /** `public`: anyone, also from pages of the published sites, 100 times in ten minutes per network. */
  access: 'public' | 'editor' | 'publisher' | 'admin';
  payload: Payload;
  /** Returns what is sent as JSON. `Refusal` becomes its status and sentence, any other error a 500 that is logged. */
  answer: (payload: z.output<Payload>, context: RouteContext) => unknown;
}

/** A call of the service at `/api/own/NAME`, with the guards of the built-in calls. */
export const defineRoute = <Payload extends z.ZodObject>(route: Route<Payload>) => ({
  kind: 'route' as const,
  ...route,
});
