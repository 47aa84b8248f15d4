import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { ServerContext } from './server-context.ts';

/** What a check finds; an error prevents publishing. */
export interface FoundProblem {
  level: 'error' | 'warning';
  /** What is wrong and what to do, for editors. */
  message: string;
  /** The `key` of the block that it is in. */
  block?: string;
  /** The path of the field in the block: `rows.0.price`. */
  field?: string;
}

/**
 * A check of each page before it is published, with the built-in ones: in the publish dialog, and in calls that publish with
 * `checks`. The page is as visitors will get it, without private fields; `reader` has what they get now.
 */
export const defineCheck = (
  find: (page: PublishedPage, at: ServerContext) => readonly FoundProblem[] | Promise<readonly FoundProblem[]>,
) => ({ kind: 'check' as const, find });
