import { currentName } from '../fields/current-name.ts';
import { ownConfig } from '../fields/own-config.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import { unitsOf } from '../fields/units-of.ts';
import * as builtIn from './built-in-definitions.ts';
import { ownTemplates } from './own-templates.ts';

const { generic, ...others } = builtIn;
const ordered: readonly TemplateDefinition[] = [generic, ...Object.values(others)];

/** Every template of this site, as new pages offer them: the generic one, other built-in ones, then the site folder's own. */
export const templates = unitsOf(ordered, ownTemplates, ({ template }) => template, ownConfig.without?.templates);

const successors = ownConfig.templates?.successors ?? {};

/** The template with that name, or its successor; undefined if removed: its pages are rendered as generic ones. */
export function templateOf(template: string): TemplateDefinition | undefined {
  const name = currentTemplate(template);
  return templates.find((definition) => definition.template === name);
}

/** The current name of a stored template; one without a successor keeps its name. */
export function currentTemplate(template: string): string {
  return currentName(template, (name) => templates.some((definition) => definition.template === name), successors);
}
