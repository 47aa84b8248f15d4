import { z } from 'zod';
import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { messageOf } from '#content-store/model/error.ts';
import { publicPage } from '#content-store/model/published/public-page.ts';
import { publicContent } from '#site/content/public-content.ts';
import type { Problem } from '../../contract/pages-checks.ts';
import type { ContextOf } from './context-of.ts';

const foundSchema = z.array(
  z.object({
    level: z.enum(['error', 'warning']),
    message: z.string().min(1),
    block: z.string().optional(),
    field: z.string().optional(),
  }),
);

/** Runs the checks of the site folder beside each other; one that fails is a warning itself. */
export const createFindOwnProblems =
  (contextOf: ContextOf, checks: readonly Extension<'checks'>[], milliseconds?: number) =>
  async (page: Page): Promise<Problem[]> => {
    if (checks.length === 0) return [];
    const published = publicPage(page, publicContent);
    const found = checks.map(async ({ file, value }): Promise<Problem[]> => {
      try {
        const context = await contextOf(file, page.domainId);
        const work = async () => problemsIn(await value.find(structuredClone(published), context));
        return await inBoundary(file, work, milliseconds);
      } catch (error) {
        return [{ check: 'own', severity: 'warning', message: messageOf(error), blockKey: null }];
      }
    });
    return (await Promise.all(found)).flat();
  };

function problemsIn(found: unknown): Problem[] {
  const { success, data } = foundSchema.safeParse(found);
  if (!success) throw new Error('expected a list of { level, message, block, field }');
  return data.map(({ level, message, block, field }) => ({
    ...{ check: 'own', severity: level, message, blockKey: block ?? null },
    ...(field !== undefined && { field }),
  }));
}
