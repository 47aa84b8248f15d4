import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { messageOf } from '#content-store/model/error.ts';
import { publicPage } from '#content-store/model/published/public-page.ts';
import { publicContent } from '#site/content/public-content.ts';
import type { FoundProblem } from '#site/extend/check.ts';
import type { Problem } from '../../contract/pages-checks.ts';
import type { Ground } from '../runtime/ground.ts';
import { contextOf } from './context-of.ts';

/** Runs the checks of the site folder beside each other; one that fails is a warning itself. */
export const createFindOwnProblems =
  (ground: Ground, checks: readonly Extension<'checks'>[], milliseconds?: number) =>
  async (page: Page): Promise<Problem[]> => {
    const problemsOf = async ({ file, value }: Extension<'checks'>): Promise<Problem[]> => {
      try {
        const context = await contextOf(ground, file, page.domainId);
        const published = publicPage(page, publicContent);
        return await inBoundary(file, async () => (await value.find(published, context)).map(asProblem), milliseconds);
      } catch (error) {
        return [asProblem({ level: 'warning', message: messageOf(error) })];
      }
    };
    return (await Promise.all(checks.map(problemsOf))).flat();
  };

const asProblem = ({ level, message, block, field }: FoundProblem): Problem => ({
  ...{ check: 'own', severity: level, message, blockKey: block ?? null },
  ...(field !== undefined && { field }),
});
