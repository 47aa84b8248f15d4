import { plainSentence } from '#content-store/model/plain-sentence.ts';
import { templateOf } from '../templates/definitions.ts';
import { unknownFields } from './unknown-fields.ts';

export interface CleanedHeader {
  header: Record<string, unknown>;
  /** Fields that were dropped because the template does not know them: one sentence each. */
  warnings: string[];
  /** Why the header cannot be saved: one sentence each. */
  errors: string[];
}

/** A page's header as it is stored: valid by its template, defaults filled in, unknown fields dropped. */
export function cleanHeader(template: string, header: Record<string, unknown>): CleanedHeader {
  const definition = templateOf(template);
  if (!definition) return { header, warnings: [`No template is called ${template}; its header is kept`], errors: [] };
  const parsed = definition.header.safeParse(header, { error: plainSentence });
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => `Header: ${path.join('.')}: ${message}`);
    return { header, warnings: [], errors };
  }
  const dropped = unknownFields(header, parsed.data);
  return {
    header: parsed.data,
    warnings: dropped.map((path) => `Header: the field ${path} is unknown and was dropped`),
    errors: [],
  };
}
