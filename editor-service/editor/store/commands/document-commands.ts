import type { Page } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockWithoutUnknown, headerWithoutUnknown, unknownInHeader } from '#site/content/without-unknown.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import type { TemplateDefinition } from '#site/fields/template-definition.ts';
import { stamped } from '#site/fields/versioned.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { ownerPath } from '../blocks/owner.ts';
import { type DocumentName, type Documents, editableFields } from '../documents/documents.ts';
import { type Patch, type Path, valueIn } from '../documents/patch.ts';
import { isSame } from '../documents/same.ts';
import { patchFor } from './field-commands.ts';
import { Refused } from './refused.ts';

/**
 * Makes a document equal to another, field by field, in one step that can be undone. Fields that the service owns stay.
 */
export function setDocument(
  documents: Documents,
  { name, document }: { name: DocumentName; document: object },
): Patch[] {
  const [before, after] = [editableFields(documents[name]), editableFields(document)];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => patchFor(documents, [name, field], after[field]));
}

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

/** Removes the fields of a block, or of the page's header, that no definition names, in one step. */
export function removeUnknown(documents: Documents, { owner }: { owner: FieldOwner }): Patch[] {
  if (owner.kind !== 'block') return replaced(documents, ['page', 'header'], headerWithoutUnknown(documents.page));
  const path = ownerPath(documents, owner);
  return path ? replaced(documents, path, blockWithoutUnknown(valueIn(documents, path) as ContentItem)) : [];
}

function replaced(documents: Documents, path: Path, value: unknown): Patch[] {
  return valueIn(documents, path) === value ? [] : [{ op: 'replace', path, value }];
}
