import type { z } from 'zod';
import { type ContentItem, contentItemSchema } from '#content-store/model/entities/content-item.ts';
import { plainSentence } from '#content-store/model/plain-sentence.ts';
import { changeAt } from '../fields/change-at.ts';
import { blockOf, slotsOf } from './item-schema.ts';
import { MAX_DEPTH } from './max-depth.ts';
import { sanitiseFields } from './sanitise-rich-text.ts';
import { unknownFields } from './unknown-fields.ts';

interface Findings {
  /** What was dropped or is kept although nobody knows it: one sentence each. */
  warnings: string[];
  /** Why the contents cannot be saved: one sentence each; empty for valid contents. */
  errors: string[];
}

interface Cleaning extends Findings {
  keys: Set<string>;
}

export interface CleanedContents extends Findings {
  contents: ContentItem[];
}

/**
 * Blocks as they are stored: valid by their definitions, defaults filled in, rich text sanitised, unknown fields dropped;
 * inside containers too. A block of an unknown `componentType` is kept as it is.
 */
export function cleanContents(items: readonly unknown[]): CleanedContents {
  const findings: Cleaning = { warnings: [], errors: [], keys: new Set() };
  const contents = items.map((item) => cleanItem(item, 1, findings));
  return { contents, warnings: findings.warnings, errors: findings.errors };
}

function cleanItem(item: unknown, depth: number, findings: Cleaning): ContentItem {
  const common = contentItemSchema.safeParse(item, { error: plainSentence });
  if (!common.success) return reject(item as ContentItem, common.error, findings);
  if (findings.keys.has(common.data.key)) findings.errors.push(`Two components have the key ${common.data.key}`);
  findings.keys.add(common.data.key);
  const block = blockOf(common.data.componentType);
  if (!block) {
    findings.warnings.push(`${nameOf(common.data)}: no component has this type; it is kept and not shown`);
    return common.data;
  }
  const parsed = block.schema.safeParse(item, { error: plainSentence });
  if (!parsed.success) return reject(common.data, parsed.error, findings);
  for (const path of unknownFields(item, parsed.data)) {
    findings.warnings.push(`${nameOf(parsed.data)}: the field ${path} is unknown and was dropped`);
  }
  const clean = sanitiseFields(parsed.data, block.definition.fields);
  const slots = slotsOf(block.definition, clean);
  if (slots.length > 0 && depth >= MAX_DEPTH) {
    findings.errors.push(`${nameOf(clean)}: components may be nested ${MAX_DEPTH} deep`);
    return clean;
  }
  const cleanList = (list: unknown) => (list as unknown[]).map((child) => cleanItem(child, depth + 1, findings));
  return slots.reduce((result, { path }) => changeAt(result, path, cleanList), clean);
}

function reject(item: ContentItem, error: z.ZodError, findings: Cleaning): ContentItem {
  findings.errors.push(...error.issues.map(({ path, message }) => `${nameOf(item)}: ${path.join('.')}: ${message}`));
  return item;
}

function nameOf(item: Partial<ContentItem> | null): string {
  return `Component ${item?.componentType ?? ''} (${item?.key ?? 'no key'})`;
}
