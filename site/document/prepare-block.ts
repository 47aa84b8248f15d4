import type { Reader } from '#content-store/model/published/reader.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { pageNames } from '../content/page-names.ts';
import { prepareContent } from '../content/prepare-content.ts';
import { sanitiseFields } from '../content/sanitise-rich-text.ts';
import { addressOf } from '../content/with-sections.ts';
import type { PageFacts } from '../elements/common-answers.ts';
import { withFileBase } from '../elements/file-links.ts';
import { type PageNames, shownRichText } from '../elements/shown-rich-text.ts';
import { mapFields } from '../fields/map-fields.ts';
import { textsIn } from '../texts/texts-in.ts';
import { answersFor } from './answers-for.ts';
import { BlockError } from './block-error.ts';

/**
 * Everything a block's view needs, or null if its `componentType` is unknown or its version is newer than this code.
 * `names` are those of the whole page. Throws a BlockError if its content is invalid or a query fails.
 */
export async function prepareBlock(
  item: ContentItem,
  page: PageFacts,
  reader: Reader,
  names: PageNames = pageNames([item]),
) {
  try {
    const prepared = prepareContent(item, page.language);
    if (!prepared) return null;
    const { fileBaseUrl } = await reader.ask('environment', {});
    const content = withFileBase(sanitiseFields(prepared.content, prepared.definition.fields), fileBaseUrl);
    const answers = await answersFor(prepared.definition, content, page, reader, addressOf(item, page._id));
    const { table } = textsIn(page.language).frame;
    const shown = mapFields(content, prepared.definition.fields, (field, value) =>
      field.kind === 'richText' && typeof value === 'string'
        ? shownRichText(value, { pictures: answers, table, names })
        : value,
    );
    return { ...prepared, content: shown, answers };
  } catch (cause) {
    throw new BlockError(item, cause);
  }
}
