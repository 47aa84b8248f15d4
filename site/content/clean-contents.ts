import type { z } from 'zod';
import { plainSentence } from '#content-store/model/plain-sentence.ts';
import { type ContentItem, contentItemSchema } from '#content-store/model/values/content-item.ts';
import { acceptsBlock } from '../fields/accepts-block.ts';
import type { BlockDefinition } from '../fields/block-definition.ts';
import { changeAt } from '../fields/change-at.ts';
import { withSurplus } from '../fields/limits.ts';
import { readerOf, slotsOf, upgradedItem } from './item-schema.ts';
import { type Findings, keepUnknown } from './keep-unknown.ts';
import { MAX_DEPTH } from './max-depth.ts';
import { inOwnWords } from './own-words.ts';
import { itemWarnings, nameOf } from './page-warnings.ts';
import { sanitiseFields } from './sanitise-rich-text.ts';

interface Cleaning extends Findings {
  /** Of the page, for what the definitions fill in. */
  language: string;
  keys: Set<string>;
}

/**
 * Blocks as they are stored, containers included: upgraded to the present version of their definitions and validated,
 * defaults filled in, rich text sanitised; unknown fields and values beyond a limit are kept. A block of an unknown
 * `componentType`, or of a version newer than this code, is kept as it is.
 */
export function cleanContents(items: readonly unknown[], language = ''): Findings & { contents: ContentItem[] } {
  const findings: Cleaning = { warnings: [], errors: [], keys: new Set(), language };
  const contents = items.map((item) => cleanItem(item, 1, findings));
  return { contents, warnings: findings.warnings, errors: findings.errors };
}

function cleanItem(posted: unknown, depth: number, findings: Cleaning): ContentItem {
  const common = contentItemSchema.safeParse(posted, { error: plainSentence });
  if (!common.success) return reject(posted as ContentItem, common.error, findings);
  if (findings.keys.has(common.data.key)) findings.errors.push(`Two components have the key ${common.data.key}`);
  findings.keys.add(common.data.key);
  const block = readerOf(common.data);
  const item = block ? currentItem(block.definition, posted as ContentItem) : common.data;
  findings.warnings.push(...itemWarnings(item));
  if (!block) return item;
  const parsed = block.schema.safeParse(item, { error: plainSentence });
  if (!parsed.success) return reject(common.data, parsed.error, findings);
  const filled = inOwnWords(parsed.data, findings.language, item);
  const known = keepUnknown(nameOf(item), item, filled, findings);
  const clean = sanitiseFields(withSurplus(item, known, block.definition.limits), block.definition.fields);
  const slots = slotsOf(block.definition, clean);
  if (slots.length > 0 && depth >= MAX_DEPTH) {
    findings.errors.push(`${nameOf(clean)}: components can be nested ${MAX_DEPTH} deep`);
    return clean;
  }
  return slots.reduce((result, slot) => {
    const cleanList = (list: unknown) =>
      (list as unknown[]).map((child) => {
        const item = cleanItem(child, depth + 1, findings);
        if (!acceptsBlock(slot, item.componentType)) {
          findings.errors.push(`${nameOf(clean)}: ${slot.label} cannot contain ${item.componentType} components`);
        }
        return item;
      });
    return changeAt(result, slot.path, cleanList);
  }, clean);
}

/** The item in its block's present version; one that cannot be upgraded is left for the schema to report. */
function currentItem(definition: BlockDefinition, item: ContentItem): ContentItem {
  const current = upgradedItem(definition, item);
  return current.ok ? current.value : item;
}

function reject(item: ContentItem, error: z.ZodError, findings: Cleaning): ContentItem {
  const sentences = error.issues.map(({ path, message }) => [nameOf(item), path.join('.'), message]);
  findings.errors.push(...sentences.map((parts) => parts.filter(Boolean).join(': ')));
  return item;
}
