import type { MediaKind } from '#content-store/model/media/library-item.ts';
import type { MediaSort } from '../../contract/media.ts';
import { boundTo } from '../ui/fields/bound-to.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { type Folder, folderOptions } from './folders.ts';
import styles from './MediaBrowser.module.css';

export const NO_LIBRARY_FILTER = {
  search: '',
  kind: '' as MediaKind | '',
  tag: '',
  unused: false,
  sort: '' as MediaSort | '',
};
type Filters = typeof NO_LIBRARY_FILTER;

interface LibraryFiltersProps {
  /** The only kind that the library shows; undefined for all. */
  kind: MediaKind | undefined;
  folders: readonly Folder[];
  tags: readonly { tag: string; items: number }[];
  folder: string;
  filters: Filters;
  onChange: (filters: Filters) => void;
  onFolder: (folder: string) => void;
  canFilterUnused: boolean;
}

const KINDS = [
  { value: 'image', label: t('Images') },
  { value: 'file', label: t('Files') },
] as const;

const SORTS = [
  { value: 'oldest', label: t('Oldest first') },
  { value: 'name', label: t('Name') },
  { value: 'largest', label: t('Largest first') },
] as const;

/** The filters and the order of the library; on narrow screens the folder, too. */
export function LibraryFilters(props: LibraryFiltersProps) {
  const { kind, folders, tags, folder, filters, onChange, onFolder, canFilterUnused } = props;
  const field = boundTo(filters, onChange);
  return (
    <>
      <TextField
        label={t('Search')}
        isFirst
        type="search"
        placeholder={kind === 'file' ? t('Name or tag') : t('Name, alt text or tag')}
        maxLength={200}
        {...field('search')}
      />
      <div className={styles.narrow}>
        <SelectField
          label={t('Folder')}
          any={t('All folders')}
          value={folder}
          options={[{ value: '/', label: t('No folder') }, ...folderOptions(folders)]}
          onChange={onFolder}
        />
      </div>
      {!kind && (
        <div className={styles.filter}>
          <SelectField label={t('Kind')} any={t('Images and files')} options={KINDS} {...field('kind')} />
        </div>
      )}
      {tags.length > 0 && (
        <div className={styles.filter}>
          <SelectField
            label={t('Tag')}
            any={t('Any tag')}
            options={tags.map(({ tag, items }) => ({ value: tag, label: `${tag} (${items})` }))}
            {...field('tag')}
          />
        </div>
      )}
      <div className={styles.filter}>
        <SelectField label={t('Sort')} any={t('Newest first')} options={SORTS} {...field('sort')} />
      </div>
      {canFilterUnused && <Checkbox label={t('Unused only')} {...field('unused')} />}
    </>
  );
}
