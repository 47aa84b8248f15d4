import type { HubFilter } from '#content-store/model/hub/hub.ts';
import { type HubIndex, hubFolder, hubIndexAddress, hubPartAddress } from '#content-store/model/hub/hub-index.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { type CardFacts, cardFacts } from '../cards/card-facts.ts';
import { pageLanguage } from '../elements/page-language.ts';
import { pictureAnswers } from './picture-answers.ts';

/** A file of a hub's prebuilt data, read by `hub-data.ts`. Built only from the reader's answers, like a page. */
export interface HubFile {
  address: string;
  render: (reader: Reader) => Promise<HubIndex | CardFacts[]>;
}

/** The files of a hub, its cards split into `parts` files. */
export function hubFiles(filter: HubFilter, parts: number): HubFile[] {
  const folder = hubFolder(filter);
  const partFile = (part: number): HubFile => ({
    address: hubPartAddress(folder, part, parts),
    render: async (reader) => {
      const cards = await reader.ask('hubPart', { filter, part, parts });
      const answers = await pictureAnswers(cards, reader);
      const { _id: domainId } = await reader.ask('domain', {});
      return cards.map((card) => cardFacts(card, answers, pageLanguage({ domainId, slug: card.slug }).tag));
    },
  });
  const index: HubFile = {
    address: hubIndexAddress(folder),
    render: (reader) => reader.ask('hubIndex', { filter }),
  };
  return [index, ...Array.from({ length: parts }, (_, part) => partFile(part))];
}
