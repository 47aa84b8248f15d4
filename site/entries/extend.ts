/** What a site folder adds to the service: checks, hooks, routes, import sources and translators. No React. */
export { z } from 'zod';
export { AppError as Refusal } from '#content-store/model/error.ts';
export { defineCheck, type FoundProblem } from '../extend/check.ts';
export { defineHook, type HookEvents } from '../extend/hook.ts';
export { defineImportSource, type ImportedPage } from '../extend/import-source.ts';
export { defineRoute, type RouteContext } from '../extend/route.ts';
export type { ServerContext } from '../extend/server-context.ts';
export { defineTranslator, type TextsToTranslate } from '../extend/translator.ts';
