import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryItem, MediaKind } from '#content-store/model/media/library-item.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadArea } from './UploadArea.tsx';

interface MediaBrowserProps {
  /** Shows only this kind; when absent, the editor can filter by kind. */
  kind?: MediaKind;
  chosenId?: string | undefined;
  onChoose: (item: LibraryItem) => void;
  /** Called after an upload; by default the new item is chosen. */
  onUploaded?: (item: LibraryItem) => void;
  /** Files dropped elsewhere, uploaded immediately. */
  files?: readonly File[] | undefined;
}

const SIZE = 24;
const KINDS = [
  { value: 'image', label: 'Images' },
  { value: 'file', label: 'Files' },
] as const;

/** Searches, pages through and adds to the media library. */
export function MediaBrowser({ kind, chosenId, onChoose, onUploaded = onChoose, files }: MediaBrowserProps) {
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState<MediaKind | ''>(kind ?? '');
  const [page, setPage] = useState(1);
  const debounced = useDebounced(search);
  const items = useQuery({
    queryKey: ['media', wanted, debounced, page],
    queryFn: () => ask('media/list', { search: debounced, page, limit: SIZE, ...(wanted && { kind: wanted }) }),
    placeholderData: keepPreviousData,
  });

  return (
    <UploadArea
      kind={kind}
      onUploaded={onUploaded}
      files={files}
      beside={
        <>
          <TextField
            label="Search"
            type="search"
            placeholder={kind === 'file' ? 'Name' : 'Name or alt text'}
            maxLength={200}
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
          {!kind && (
            <SelectField
              label="Kind"
              any="Images and files"
              value={wanted}
              options={KINDS}
              onChange={(next) => {
                setWanted(next);
                setPage(1);
              }}
            />
          )}
        </>
      }
    >
      <Answer query={items}>
        {(answer) => (
          <>
            <MediaGrid
              items={answer.items}
              chosenId={chosenId}
              empty={
                debounced
                  ? `Nothing is called “${debounced}”. Try a shorter word.`
                  : 'Nothing is here yet. Upload something.'
              }
              onChoose={onChoose}
            />
            <Pager page={page} size={SIZE} total={answer.total} onChange={setPage} />
          </>
        )}
      </Answer>
    </UploadArea>
  );
}
