import type { Page } from '#content-store/model/entities/page.ts';
import { unknownInHeader } from '#site/content/without-unknown.ts';
import type { TemplateDefinition } from '#site/fields/template-definition.ts';
import { stamped } from '#site/fields/versioned.ts';
import { templateOf } from '#site/templates/definitions.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { Refused } from './refused.ts';
import { setDocument } from './set-document.ts';

/** Changes the page's template; keeps header fields that the new template defines, and those that neither defines. */
export function changeTemplate(documents: Documents, { template }: { template: string }): Patch[] {
  const definition = templateOf(template);
  if (!definition) throw new Refused('whppt:error Page not found.');
  const { headerType: _, ...page } = documents.page;
  return setDocument(documents, {
    name: 'page',
    document: { ...page, template: definition.template, header: keptHeader(definition, page) },
  });
}

/** Checks field by field, so that one invalid field does not discard the others. */
function keptHeader(definition: TemplateDefinition, page: Page): Page['header'] {
  const { header: schema } = definition;
  const unknown = new Set(unknownInHeader(page).map(([name]) => name));
  const fields = Object.entries(page.header);
  const fitting = fields.filter(([name, value]) => has(schema, name) && schema.safeParse({ [name]: value }).success);
  const others = fields.filter(([name]) => !has(schema, name) && unknown.has(name));
  return stamped(definition, { ...schema.parse(Object.fromEntries(fitting)), ...Object.fromEntries(others) });
}

const has = ({ shape }: TemplateDefinition['header'], name: string): boolean => Object.hasOwn(shape, name);
