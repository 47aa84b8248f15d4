import { hubFilterOf } from '#content-store/model/hub/hub.ts';
import { hubFolder } from '#content-store/model/hub/hub-index.ts';
import { tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import type { FetchHubFile } from '#site/blocks/hub/hub-files-context.ts';
import { hubFiles } from '#site/content/hub-files.ts';
import { pageFacts } from '#site/elements/page-facts.ts';
import { within } from '#site/fields/in-language.ts';
import { allBlocks } from '../store/blocks/block-tree.ts';
import type { ShellWindow } from './bridge/shell-window.ts';

/** The current data of the page's hubs: generated on request, because no build has written it yet. */
export function hubFilesOnPage({ store, reader }: Pick<ShellWindow, 'store' | 'reader'>): FetchHubFile {
  return async (address) => {
    const { documents } = store.getState();
    const hubs = documents ? allBlocks(documents).filter(({ componentType }) => componentType === 'Hub') : [];
    const limit = within(documents ? pageFacts(documents.page).language : undefined);
    const filter = hubs
      .map((hub) => ({ ...hubFilterOf(tagFilterSchema.parse(Reflect.get(hub, 'hubFilters'))), ...limit }))
      .find((one) => address.startsWith(`${hubFolder(one)}/`));
    if (!filter) throw new Error(`No hub on this page has ${address}`);
    const { parts } = await reader.ask('hubIndex', { filter });
    return hubFiles(filter, parts)
      .find((file) => file.address === address)
      ?.render(reader);
  };
}
