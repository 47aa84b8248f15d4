import { templateOf, templates } from '../templates/definitions.ts';

/** Why a page cannot get this template, with the names it could have; undefined if it can. */
export function templateProblem(template: string): string | undefined {
  if (templateOf(template)) return undefined;
  return `There is no template called ${template}. The templates are: ${templates.map((known) => known.template).join(', ')}`;
}
