import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { formSchema } from '#content-store/model/forms/form.ts';
import { formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { LIST_MISSING, subscribeSchema } from '#content-store/model/forms/subscribe.ts';
import type { Problem } from '../../contract/page-checks.ts';

/**
 * Forms that cannot be sent, because a required setting is empty (specification §5). `unaddressed`: the identifiers of those
 * that are live without a recipient.
 */
export function formProblems(contents: readonly ContentItem[], unaddressed: readonly string[] = []): Problem[] {
  return blocksIn(contents).flatMap((block): Problem[] => {
    const message = missingIn(block, unaddressed);
    return message ? [{ check: 'empty text', severity: 'error', message, blockKey: block.key }] : [];
  });
}

function missingIn(block: ContentItem, unaddressed: readonly string[]): string | null {
  if (block.componentType === 'Form') {
    const form = formSchema.safeParse(block);
    if (form.success && form.data.recipient === '' && unaddressed.includes(form.data.identifier)) {
      return 'This form has no recipient: messages are kept here, mailed to nobody.';
    }
    const error = form.success ? formConfigurationError(form.data) : undefined;
    return error ? `The form cannot be sent: ${error}.` : null;
  }
  const subscribe = 'subscribe' in block ? subscribeSchema.safeParse(block.subscribe) : null;
  const isIncomplete = subscribe?.success && subscribe.data.listId === '';
  return isIncomplete ? `Nobody can subscribe: ${LIST_MISSING}.` : null;
}

/** Every block, at any depth. */
function blocksIn(value: unknown): ContentItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(blocksIn);
  return 'componentType' in value && 'key' in value ? [value as ContentItem, ...inside] : inside;
}
