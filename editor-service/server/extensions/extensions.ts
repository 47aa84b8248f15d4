import { loadExtensions } from '#build/site-folder/load-extensions.ts';
import { ownExtensions } from '#own/extensions.ts';
import type { Ground } from '../runtime/ground.ts';
import { createFindOwnProblems } from './own-checks.ts';
import { createRunHook } from './own-hooks.ts';
import { createOwnCalls } from './own-routes.ts';
import { createTranslate } from './own-translator.ts';

/** What the site folder adds to the service. What cannot be loaded is reported and left out. */
export async function openExtensions(ground: Ground, files = ownExtensions) {
  const { extensions, problems } = await loadExtensions(files);
  for (const problem of problems) ground.log.error(problem);
  return {
    findProblems: createFindOwnProblems(ground, extensions.checks),
    runHook: createRunHook(ground, extensions.hooks),
    translate: createTranslate(extensions.translators),
    calls: createOwnCalls(ground, extensions.routes),
  };
}
