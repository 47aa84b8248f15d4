import { AppError } from '#content-store/model/error.ts';
import { templateProblem } from '#site/content/template-problem.ts';

/** Throws `invalid` for a template that this site does not have, unless the stored page has it: old pages stay editable. */
export function requireTemplate(template: string, stored?: { template: string }): void {
  const problem = template === stored?.template ? undefined : templateProblem(template);
  if (problem) throw new AppError('invalid', 'The page has errors and was not saved', { validationErrors: [problem] });
}
