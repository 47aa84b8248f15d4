import { config } from '#own/config.ts';
import { ownTemplates } from '#own/templates.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import { unitsOf } from '../fields/units-of.ts';
import { careers } from './careers/definition.ts';
import { generic } from './generic/definition.ts';
import { home } from './home/definition.ts';
import { teamMember } from './team-member/definition.ts';

const builtIn: readonly TemplateDefinition[] = [generic, home, careers, teamMember];

/** Every template of this site, in the order of the "new page" panel: built-in ones, then the site folder's own. */
export const templates = unitsOf(builtIn, ownTemplates, ({ template }) => template, config.without?.templates);

/** The template of that name; undefined for one that nobody provides, which is then drawn as a generic page. */
export function templateOf(template: string): TemplateDefinition | undefined {
  return templates.find((definition) => definition.template === template);
}
