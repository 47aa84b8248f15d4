import { hubFilterOf } from '#content-store/model/hub.ts';
import { hubFolder } from '#content-store/model/hub-index.ts';
import { tagFilterSchema } from '#content-store/model/tag-filter.ts';
import { hubFiles } from '../../blocks/hub/hub-files.ts';
import type { FetchHubFile } from '../../blocks/hub/hub-files-context.ts';
import type { ShellWindow } from '../shell-window.ts';
import { allBlocks } from '../store/block-tree.ts';

/** The data of the page's hubs as it is now: made when it is asked for, because no build has written it yet. */
export function hubFilesOnPage({ store, reader }: Pick<ShellWindow, 'store' | 'reader'>): FetchHubFile {
  return async (address) => {
    const { documents } = store.getState();
    const hubs = documents ? allBlocks(documents).filter(({ componentType }) => componentType === 'Hub') : [];
    const filter = hubs
      .map((hub) => hubFilterOf(tagFilterSchema.parse(Reflect.get(hub, 'hubFilters'))))
      .find((one) => address.startsWith(`${hubFolder(one)}/`));
    if (!filter) throw new Error(`No hub on this page has ${address}`);
    const { parts } = await reader.ask('hubIndex', { filter });
    return hubFiles(filter, parts)
      .find((file) => file.address === address)
      ?.draw(reader);
  };
}
