import { footerSchema } from '#content-store/model/entities/footer.ts';
import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { pageDraftSchema } from '#content-store/model/entities/page.ts';
import { plainSentence } from '#content-store/model/plain-sentence.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { readerOf } from '#site/content/item-schema.ts';
import { placedProblems } from '#site/content/unfinished.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { readHeader, withinLimits } from '#site/templates/read-header.ts';
import { findBlock, slotsIn } from '../store/blocks/block-tree.ts';
import type { DocumentName, Documents } from '../store/documents/documents.ts';
import { parsePath, valueIn } from '../store/documents/patch.ts';
import { allFields, documentTitles } from '../store/fields/owner-fields.ts';
import type { RefusedField } from '../store/state/not-saved.ts';

const SCHEMAS = { page: pageDraftSchema, navigation: navigationSchema, footer: footerSchema };
const SENTENCES = { error: plainSentence };

/**
 * The document with saved values in place of those that cannot be stored, and a list of the latter. A block is replaced
 * without the blocks in it; one that was never saved is left out.
 */
export function storablePart<Name extends DocumentName>(name: Name, documents: Documents, saved: Documents) {
  const refused: RefusedField[] = [];

  function storableBlock(item: ContentItem): ContentItem[] {
    const block = readerOf(item);
    const { error } = block?.schema.safeParse(item, SENTENCES) ?? {};
    const { label = '', fields = [] } = block?.definition ?? {};
    const owner = { kind: 'block', key: item.key } as const;
    refused.push(...placedProblems(error, label, fields).map((found) => ({ owner, ...found })));
    const own = error ? findBlock(saved, item.key)?.item : item;
    if (!own) return [];
    const children = (path: string) => valueIn(item, parsePath(path));
    const inSlot = (path: string) => (list: unknown) => {
      const present = children(path);
      return ((Array.isArray(present) ? present : list) as ContentItem[]).flatMap(storableBlock);
    };
    return [slotsIn(own).reduce((result, { path }) => changeAt(result, path, inSlot(path)), own)];
  }

  const document = documents[name];
  const inFields = SCHEMAS[name].safeParse(document, SENTENCES).error;
  const found = placedProblems(inFields, documentTitles[name], allFields(name, documents.page.template));
  if (name === 'page') found.push(...headerProblems(documents));
  refused.push(...found.map((one) => ({ owner: { kind: name }, ...one })));
  const before = new Map(Object.entries(saved[name]));
  const kept = found.map(({ field }) => field.split('.')[0] ?? '').map((field) => [field, before.get(field)]);
  const part: Documents[Name] = { ...document, ...Object.fromEntries(kept) };
  return { refused, document: 'contents' in part ? { ...part, contents: part.contents.flatMap(storableBlock) } : part };
}

function headerProblems({ page }: Documents) {
  const read = readHeader(page);
  if (read.problem) return [];
  const { error } = read.definition.header.safeParse(withinLimits(read), SENTENCES);
  return placedProblems(error, documentTitles.page, read.definition.fields, 'header');
}
