import type { Page } from '#content-store/model/entities/page.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import { isNewer, newerThanKnown, notUpgraded, stamped, upgraded } from '../fields/versioned.ts';
import { currentTemplate, templateOf } from './definitions.ts';
import { generic } from './generic/definition.ts';

type Header = Page['header'];

export interface ReadHeader {
  /** The page's template, or its successor; one that is gone keeps its name. */
  template: string;
  /** What the page is rendered with; a generic page when its template is gone. */
  definition: TemplateDefinition;
  /** The header as it is stored, in the template's present version; what cannot be brought there stays as it is. */
  stored: Header;
  /** Why the header cannot be read as the template's; absent when it can. What is newer, or whose template is gone, is kept. */
  problem?: { kind: 'gone' | 'newer' | 'broken'; reason: string };
}

/** A page's stored header with the template that reads it. */
export function readHeader({ template, header }: Pick<Page, 'template' | 'header'>): ReadHeader {
  const name = currentTemplate(template);
  const definition = templateOf(name);
  const unread = (kind: 'gone' | 'newer' | 'broken', reason: string): ReadHeader => ({
    template,
    definition: definition ?? generic,
    stored: header,
    problem: { kind, reason },
  });
  if (!definition) return unread('gone', `no template is called ${template}`);
  // Each template counts its own versions.
  if (name !== template) return { template: name, definition, stored: stamped(definition, header) };
  if (isNewer(definition, header)) return unread('newer', newerThanKnown(definition, header));
  try {
    return { template, definition, stored: upgraded(definition, header) };
  } catch (error) {
    return unread('broken', notUpgraded(error));
  }
}

/** The fields of a stored header that its template names; of one that is not valid at least the names are known. */
export function namedFields({ definition, stored }: ReadHeader): Header {
  const parsed = definition.header.safeParse(stored);
  return { version: undefined, ...(parsed.success ? parsed.data : shared(stored, definition.header.shape)) };
}

function shared(stored: Header, shape: object): Header {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(shape, name)));
}
