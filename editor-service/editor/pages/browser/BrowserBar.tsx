import { useQuery } from '@tanstack/react-query';
import { PAGE_STATUSES, TRANSLATION_STATES } from '#content-store/model/entities/page-entry.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { ask } from '../../api/client.ts';
import { nameOfTag } from '../../fields/tag-groups.ts';
import { Button } from '../../ui/Button.tsx';
import { boundTo } from '../../ui/fields/bound-to.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { icons } from '../../ui/icons.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { Segments } from '../../ui/Segments.tsx';
import { DateRange } from '../../ui/table/DateRange.tsx';
import { FilterDrawer } from '../../ui/table/FilterDrawer.tsx';
import { t } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { nameOfLanguage, TRANSLATION_NAMES } from '../translate/translation-words.ts';
import { type BrowserFilter, browserFilterCount, NO_BROWSER_FILTER } from './browser-filter.ts';
import styles from './PageBrowser.module.css';
import type { BrowserView } from './remember-browser.ts';
import { STATUS_NAMES } from './StatusChip.tsx';

interface BrowserBarProps {
  filter: BrowserFilter;
  onFilter: (filter: BrowserFilter) => void;
  view: BrowserView;
  onView: (view: BrowserView) => void;
  /** True while a search shows a list instead of the tree; a note beside the switch says so. */
  isNarrowed: boolean;
  /** From the search to the rows, or back to it before they have arrived. */
  onEnterRows: (isEntered: boolean) => void;
}

const VIEWS = [
  { value: 'tree', words: t('Tree'), Icon: icons.ListTree },
  { value: 'list', words: t('List'), Icon: icons.List },
] as const;

/** Search, filters and how pages are shown. */
export function BrowserBar({ filter, onFilter, view, onView, isNarrowed, onEnterRows }: BrowserBarProps) {
  const { store } = useWorkbench();
  return (
    <div className={styles.bar}>
      <div className={styles.searching}>
        <div className={styles.search}>
          <icons.Search size={16} aria-hidden />
          <input
            data-first-focus
            type="search"
            aria-label={t('Search pages')}
            placeholder={t('Search titles and addresses')}
            maxLength={200}
            value={filter.q}
            onChange={(event) => {
              onFilter({ ...filter, q: event.target.value });
              onEnterRows(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              onEnterRows(true);
            }}
            onBlur={() => onEnterRows(false)}
          />
        </div>
        <Checkbox
          label={t('Search page text')}
          value={filter.inTexts}
          onChange={(inTexts) => onFilter({ ...filter, inTexts })}
        />
        <fieldset>
          <legend className="visually-hidden">{t('View')}</legend>
          <Segments
            segments={VIEWS.map(({ value, words, Icon }) => ({
              value,
              label: [<Icon key="icon" size={16} aria-hidden />, words],
              obstacle: isNarrowed && value === 'tree' ? t('Search results are shown as a list') : undefined,
            }))}
            value={isNarrowed ? 'list' : view}
            onChange={(chosen) => !isNarrowed && onView(chosen)}
          />
        </fieldset>
      </div>
      <FilterDrawer
        count={browserFilterCount(filter)}
        onClear={() => onFilter({ ...NO_BROWSER_FILTER, q: filter.q, inTexts: filter.inTexts })}
        aside={
          <>
            <Button className={styles.replace} onClick={() => store.setState({ dialog: { kind: 'replace' } })}>
              <icons.Replace size={16} aria-hidden /> {t('Search and replace')}
            </Button>
            <Button onClick={() => store.setState({ dialog: { kind: 'newPage' } })}>
              <icons.FilePlus2 size={16} aria-hidden /> {t('New page')}
            </Button>
          </>
        }
      >
        <PageFilters value={filter} onChange={onFilter} />
      </FilterDrawer>
    </div>
  );
}

const STATUSES = PAGE_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

const LANGUAGES = siteLanguages.map(({ tag }) => ({ value: tag, label: nameOfLanguage(tag) }));
const TRANSLATIONS = TRANSLATION_STATES.map((value) => ({ value, label: TRANSLATION_NAMES[value] }));

/** Narrows the list to the values that pages have. */
function PageFilters({ value, onChange }: { value: BrowserFilter; onChange: (value: BrowserFilter) => void }) {
  const { data } = useQuery({
    queryKey: ['pages', 'filters'],
    queryFn: () => ask('page/loadFilters', {}),
  });
  const nameOf = useNameOf();
  const field = boundTo(value, onChange);
  return (
    <>
      <SelectField label={t('Status')} any={t('Any')} options={STATUSES} {...field('status')} />
      {siteLanguages.length > 1 && (
        <>
          <SelectField label={t('Language')} any={t('Any')} options={LANGUAGES} {...field('language')} />
          <SelectField label={t('Translation')} any={t('Any')} options={TRANSLATIONS} {...field('translation')} />
        </>
      )}
      <SelectField
        label={t('Template')}
        any={t('Any')}
        options={optionsOf(data?.templates, (name) => templateOf(name)?.label ?? name)}
        {...field('template')}
      />
      <SelectField label={t('Author')} any={t('Anyone')} options={optionsOf(data?.authors)} {...field('author')} />
      <SelectField
        label={t('Changed by')}
        any={t('Anyone')}
        options={optionsOf(data?.people, nameOf)}
        {...field('updatedBy')}
      />
      <SelectField label={t('Tag')} any={t('Any')} options={optionsOf(data?.tags, nameOfTag)} {...field('tag')} />
      <DateRange labels={[t('Changed from'), t('Changed to')]} {...field('days')} />
    </>
  );
}

const optionsOf = (values: readonly string[] = [], nameOf = (value: string) => value) =>
  values.map((value) => ({ value, label: nameOf(value) }));
