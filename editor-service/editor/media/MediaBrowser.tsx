import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryItem, MediaKind } from '#content-store/model/media/library-item.ts';
import { ask } from '../api/client.ts';
import { counted } from '../ui/counted.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { FolderColumn } from './FolderColumn.tsx';
import { inFolderWords } from './folders.ts';
import { LibraryFilters, NO_LIBRARY_FILTER } from './LibraryFilters.tsx';
import styles from './MediaBrowser.module.css';
import { MediaGrid } from './MediaGrid.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { UploadArea } from './UploadArea.tsx';
import { type LibraryFilter, useLibrary } from './use-library.ts';

interface MediaBrowserProps {
  /** Shows only this kind; when absent, the editor can filter by kind. */
  kind?: MediaKind;
  chosenId?: string | undefined;
  /** `others` were uploaded together with the item. */
  onChoose: (item: LibraryItem, others?: readonly LibraryItem[]) => void;
  /** True if several items can be selected, to be moved, tagged, downloaded or deleted together. */
  canSelect?: boolean;
  /** Begins with what nothing uses. */
  isUnused?: boolean;
  /** Files dropped elsewhere, uploaded immediately. */
  files?: readonly File[] | undefined;
}

const MAX_SELECTED = 500;

/** The media library: search, folders, filters and uploads. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { kind, chosenId, onChoose, canSelect = false, isUnused = false, files } = props;
  const [folder, setFolder] = useState('');
  const [filters, setFilters] = useState({ ...NO_LIBRARY_FILTER, kind: kind ?? ('' as const), unused: isUnused });
  const [selected, setSelected] = useState<ReadonlyMap<string, LibraryItem>>(new Map());
  const search = useDebounced(filters.search);
  const wanted: LibraryFilter = {
    search,
    ...(filters.kind && { kind: filters.kind }),
    ...(folder && { folder }),
    ...(filters.tag && { tag: filters.tag }),
    ...(filters.unused && { unused: true }),
    ...(filters.sort && { sort: filters.sort }),
  };
  const library = useLibrary(wanted);
  const filing = useQuery({ queryKey: ['media-folders'], queryFn: () => ask('media/getFolders', {}) });
  const tags = filing.data?.tags ?? [];
  const folders = filing.data?.folders ?? [];
  const isFiltered = search !== '' || filters.tag !== '' || filters.unused || (!kind && filters.kind !== '');

  async function select(item: LibraryItem, index: number, from: number | null) {
    const items = from === null ? [item] : await library.itemsBetween(from, index);
    setSelected((before) => {
      const after = new Map(before);
      if (from === null && after.delete(item._id)) return after;
      for (const one of items) if (after.size < MAX_SELECTED) after.set(one._id, one);
      return after;
    });
  }

  return (
    <div className={styles.browser}>
      <FolderColumn folders={folders} chosen={folder} onChoose={setFolder} />
      <UploadArea
        kind={kind}
        folder={folder === '/' ? '' : folder}
        onUploaded={onChoose}
        files={files}
        beside={
          <LibraryFilters
            {...{ kind, folders, tags, folder, filters }}
            onChange={setFilters}
            onFolder={setFolder}
            canFilterUnused={canSelect}
          />
        }
      >
        {selected.size > 0 && (
          <SelectionBar
            {...{ selected, folders, tags }}
            onChanged={setSelected}
            onClear={() => setSelected(new Map())}
          />
        )}
        <Answer query={library.start}>
          {({ total }) =>
            total === 0 ? (
              <p className={styles.empty}>{emptyWords(search, isFiltered, folder)}</p>
            ) : (
              <MediaGrid
                key={JSON.stringify(wanted)}
                total={total}
                itemAt={library.itemAt}
                chosenId={chosenId}
                selected={selected}
                onShow={library.show}
                onChoose={onChoose}
                onSelect={canSelect ? (...place) => void select(...place) : undefined}
              />
            )
          }
        </Answer>
        {library.start.data && (
          <p className="note" role="status">
            {t('{items}. You can also drop or paste files here.', {
              items: inFolderWords(counted(library.total, 'item'), folder),
            })}
          </p>
        )}
      </UploadArea>
    </div>
  );
}

function emptyWords(search: string, isFiltered: boolean, folder: string): string {
  if (search) return t('No results for “{search}”. Try a shorter word, or search all folders.', { search });
  if (isFiltered) return t('Nothing matches these filters. Remove one to see more.');
  if (folder === '/') return t('Everything is in a folder.');
  if (folder) return t('This folder is empty. Drop files here, or move some from another folder.');
  return t('Nothing here yet. Drop files here, or upload some.');
}
