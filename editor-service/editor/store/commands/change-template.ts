import { templateOf } from '#site/templates/definitions.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { Refused } from './refused.ts';
import { setDocument } from './set-document.ts';

export interface ChangeTemplate {
  kind: 'changeTemplate';
  template: string;
}

/** Makes the page one of another template; of its header stays what the other one knows, too. */
export function changeTemplate(documents: Documents, { template }: ChangeTemplate): Patch[] {
  const definition = templateOf(template);
  if (!definition) throw new Refused('whppt:error Page not found.');
  const { headerType: _, ...page } = documents.page;
  return setDocument(documents, {
    kind: 'setDocument',
    name: 'page',
    document: { ...page, template, header: keptHeader(definition.header, page.header) },
  });
}

type Header = NonNullable<ReturnType<typeof templateOf>>['header'];

/** Field by field: one that does not fit does not take the others with it. */
function keptHeader(schema: Header, header: Record<string, unknown>): Record<string, unknown> {
  const fitting = Object.entries(header).filter(
    ([name, value]) => Object.hasOwn(schema.shape, name) && schema.safeParse({ [name]: value }).success,
  );
  return schema.parse(Object.fromEntries(fitting));
}
