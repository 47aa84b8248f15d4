import type { Page } from '#content-store/model/entities/page.ts';
import { cutToLimits } from '../fields/limits.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import { stamped, tryUpgrade } from '../fields/versioned.ts';
import { currentTemplate, templateOf } from './definitions.ts';
import { generic } from './generic/definition.ts';

type Header = Page['header'];

export interface ReadHeader {
  /** The page's template, or its successor; a removed one keeps its name. */
  template: string;
  /** The template that renders the page; the generic one if its own was removed. */
  definition: TemplateDefinition;
  /** The stored header in the template's present version; unchanged if it cannot be upgraded. */
  stored: Header;
  /** Why the template cannot read the header; absent if it can. A newer header, or one without a template, is kept. */
  problem?: { kind: 'gone' | 'newer' | 'broken'; reason: string };
}

/** A page's stored header and the template that reads it. */
export function readHeader({ template, header }: Pick<Page, 'template' | 'header'>): ReadHeader {
  const name = currentTemplate(template);
  const definition = templateOf(name);
  const unread = (kind: 'gone' | 'newer' | 'broken', reason: string): ReadHeader => ({
    template,
    definition: definition ?? generic,
    stored: header,
    problem: { kind, reason },
  });
  if (!definition) return unread('gone', `there is no template called ${template}`);
  // Versions of different templates are unrelated.
  if (name !== template) return { template: name, definition, stored: stamped(definition, header) };
  const current = tryUpgrade(definition, header);
  return current.ok ? { template, definition, stored: current.value } : unread(current.kind, current.reason);
}

/** The stored header with its texts and lists cut to their limits. */
export function withinLimits({ definition, stored }: Pick<ReadHeader, 'definition' | 'stored'>): Header {
  return cutToLimits(stored, definition.limits);
}

/** The fields of a stored header that its template names; an invalid header is only matched by field name. */
export function namedFields({ definition, stored }: ReadHeader): Header {
  const parsed = definition.header.safeParse(withinLimits({ definition, stored }));
  return { version: undefined, ...(parsed.success ? parsed.data : shared(stored, definition.header.shape)) };
}

function shared(stored: Header, shape: object): Header {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(shape, name)));
}
