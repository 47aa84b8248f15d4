import { ownTemplates as brought } from '#own/templates.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';

/** Templates of the site folder. */
export const ownTemplates: readonly TemplateDefinition[] = brought;
