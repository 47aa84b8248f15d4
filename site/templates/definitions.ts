import type { TemplateDefinition } from '../fields/template-definition.ts';
import { careers } from './careers/definition.ts';
import { generic } from './generic/definition.ts';
import { home } from './home/definition.ts';
import { teamMember } from './team-member/definition.ts';

/** Every template, in the order of the "new page" panel. */
export const templates: readonly TemplateDefinition[] = [generic, home, careers, teamMember];

/** The template of that name; undefined for one that nobody provides, which is then drawn as a generic page. */
export function templateOf(template: string): TemplateDefinition | undefined {
  return templates.find((definition) => definition.template === template);
}
