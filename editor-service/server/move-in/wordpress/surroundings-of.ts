import { wordsOfMarkup } from '../markup/read-markup.ts';
import type { FoundPicture } from '../markup/surroundings.ts';
import type { Taken } from '../media/library.ts';
import type { WxrIndex } from './read-index.ts';
import type { SourceLinks } from './source-links.ts';
import { tagOfTerm } from './tags-of.ts';
import type { WpSurroundings } from './wp-surroundings.ts';
import type { WxrItem } from './wxr-entry.ts';

export interface Surrounded {
  index: WxrIndex;
  links: SourceLinks;
  /** What became of the file at an address, or of an attachment; undefined for what was never asked for. */
  taken: (address: string, number?: number) => Taken | undefined;
  allTags: readonly string[];
}

/** What the text of one post refers to; `lose` notes what it loses. */
export function surroundingsOf(
  item: WxrItem,
  { index, links, taken, allTags }: Surrounded,
  lose: WpSurroundings['lose'],
): WpSurroundings {
  return {
    lose,
    allTags,
    footnotes: item.meta.get('footnotes') ?? '',
    picture: (address, number) => {
      const known =
        number !== undefined && index.attachments.has(number)
          ? number
          : address
            ? links.attachmentAt(address)
            : undefined;
      const attachment = known === undefined ? undefined : index.attachments.get(known);
      const result = taken(address, attachment?.id);
      if (result?.kind === 'image') return pictureOf(result.imageId, attachment);
      const name = attachment?.address ?? (address || `number ${number}`);
      lose(
        `A picture: ${name.slice(0, 300)}`,
        result?.kind === 'missing' ? result.why : 'it is not among the file’s attachments',
      );
      return undefined;
    },
    link: (address) => links.link(address, (file) => taken(file, links.attachmentAt(file)), lose),
    tagOf: (term) => {
      const found = index.terms.find(({ id }) => id === term);
      return found && tagOfTerm(found);
    },
    sectionOf: (pattern) =>
      index.items.get(pattern)?.type === 'wp_block' ? `${index.source.prefix}-${pattern}` : undefined,
  };
}

function pictureOf(imageId: string, attachment?: { alt: string; caption: string }): FoundPicture {
  return { imageId, alt: (attachment?.alt ?? '').slice(0, 500), caption: wordsOfMarkup(attachment?.caption ?? '') };
}
