import type { ReactNode } from 'react';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { nextOf } from '../../publishing/publishing-words.ts';
import { useSchedules } from '../../publishing/use-waiting.ts';
import { dateAndTime, whenItWas } from '../../ui/date-and-time.ts';
import { icons } from '../../ui/icons.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { t } from '../../words/t.ts';
import { nameOfLanguage } from '../translate/translation-words.ts';
import type { BrowserRow, ListedPage, PageTask } from './browser-row.ts';
import { LanguageChips } from './LanguageChips.tsx';
import styles from './PageBrowser.module.css';
import { RowMenu } from './RowMenu.tsx';
import { StatusChip } from './StatusChip.tsx';

/** What can be done with the rows. */
export interface RowHandlers {
  /** The active row takes the focus as soon as it is one of the wanted rows. */
  isEntering: boolean;
  onOpen: (page: ListedPage) => void;
  onTask: (task: PageTask, page: ListedPage) => void;
  onSelect: (page: ListedPage) => void;
  onToggle: (branch: string, isOpen?: boolean) => void;
  onMore: (parent: string) => void;
}

interface PageRowProps extends RowHandlers {
  row: BrowserRow;
  index: number;
  /** Pixels from the first row. */
  top: number;
  height: number;
  isTree: boolean;
  isActive: boolean;
  isSelected: boolean;
  onFocus: () => void;
}

/** One row: a page, a folder, a button for more rows, or a placeholder for one that is still loading. */
export function PageRow(props: PageRowProps) {
  const { row, index, top, height, isTree, isActive, isSelected, onFocus } = props;
  const isBranch = isTree && 'below' in row && row.below > 0;
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      aria-level={isTree ? row.level : undefined}
      aria-expanded={isBranch ? row.isExpanded : undefined}
      aria-selected={isSelected}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      style={{ transform: `translateY(${top}px)`, blockSize: height }}
      onFocus={onFocus}
    >
      <Cells {...props} />
    </tr>
  );
}

function Cells(props: PageRowProps) {
  const { row, isTree, onMore } = props;
  const indent = isTree ? { paddingInlineStart: (row.level - 1) * 20 } : {};
  if (row.kind === 'page') return <PageCells {...props} row={row} indent={indent} />;
  return (
    <>
      <td />
      <td className={styles.name} style={indent}>
        {row.kind === 'folder' && <Branch {...props} />}
        {row.kind === 'folder' && (
          <span className={styles.folder}>
            <icons.Folder size={16} aria-hidden /> {languageAtPath(row.slug)} /{row.slug} <Below count={row.below} />
          </span>
        )}
        {row.kind === 'more' && (
          <button
            type="button"
            className={styles.more}
            tabIndex={props.isActive ? 0 : -1}
            onClick={() => onMore(row.parent)}
          >
            {t('Show more ({left} left)', { left: row.left })}
          </button>
        )}
        {row.kind === 'loading' && <span className="muted">{t('Loading…')}</span>}
      </td>
    </>
  );
}

/** What a folder is called that has the pages of a language. */
function languageAtPath(slug: string): string {
  const language = siteLanguages.find(({ path }) => path === slug);
  return language ? nameOfLanguage(language.tag) : '';
}

interface PageCellsProps extends PageRowProps {
  row: Extract<BrowserRow, { kind: 'page' }>;
  indent: { paddingInlineStart?: number };
}

function PageCells({ indent, ...props }: PageCellsProps) {
  const { row, isActive, isSelected, isTree, onOpen, onSelect, onTask } = props;
  const { page, below } = row;
  const nameOf = useNameOf();
  const { slug, title, template, status, author, updatedAt, updatedBy, publishedAt, excerpt } = page;
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <td>
        <input
          type="checkbox"
          className={styles.check}
          tabIndex={tabIndex}
          checked={isSelected}
          aria-label={t('Select {title}', { title })}
          onChange={() => onSelect(page)}
        />
      </td>
      <td className={styles.name} style={indent}>
        {isTree && <Branch {...props} />}
        <span className={styles.words}>
          <a
            className={styles.title}
            href={`/${slug}`}
            tabIndex={tabIndex}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(page);
            }}
          >
            {title}
          </a>
          <span className={styles.address}>
            <Next pageId={page._id} />/{slug} <Below count={isTree ? below : 0} />
          </span>
          {excerpt && (
            <span className={styles.excerpt}>
              {excerpt.map(({ text, isMatch }, index) => {
                // The index is a safe key: the pieces have neither identity nor state.
                const key = `${index}`;
                return isMatch ? <mark key={key}>{text}</mark> : text;
              })}
            </span>
          )}
        </span>
      </td>
      <Cell column="status">
        <StatusChip status={status} />
      </Cell>
      {siteLanguages.length > 1 && (
        <Cell column="languages">
          <LanguageChips page={page} />
        </Cell>
      )}
      <Cell column="template">{templateOf(template)?.label ?? template}</Cell>
      <Cell column="author">{author}</Cell>
      <Cell column="updatedAt" title={dateAndTime(updatedAt)}>
        {whenItWas(updatedAt)}
        <span className={styles.address}>{nameOf(updatedBy)}</span>
      </Cell>
      <Cell column="publishedAt" title={dateAndTime(publishedAt)}>
        {whenItWas(publishedAt)}
      </Cell>
      <td>
        <RowMenu page={page} tabIndex={tabIndex} onTask={(task) => onTask(task, page)} onOpen={() => onOpen(page)} />
      </td>
    </>
  );
}

function Cell({ column, title, children }: { column: string; title?: string; children: ReactNode }) {
  return (
    <td className={styles.cell} data-column={column} title={title}>
      {children}
    </td>
  );
}

/** Opens and closes what is below a row by mouse; arrow keys do it on the row itself. */
function Branch({ row, onToggle }: Pick<PageRowProps, 'row' | 'onToggle'>) {
  if (row.kind !== 'page' && row.kind !== 'folder') return null;
  if (row.below === 0) return <span className={styles.branch} />;
  const slug = row.kind === 'page' ? row.page.slug : row.slug;
  return (
    <button
      type="button"
      className={styles.branch}
      tabIndex={-1}
      aria-label={t(row.isExpanded ? 'Close /{slug}, {below} below' : 'Open /{slug}, {below} below', {
        slug,
        below: row.below,
      })}
      data-open={row.isExpanded || undefined}
      onClick={() => onToggle(slug)}
    >
      <icons.ChevronRight size={16} aria-hidden />
    </button>
  );
}

/** When the page goes live or offline, if that is scheduled. */
function Next({ pageId }: { pageId: string }) {
  const { data } = useSchedules();
  const next = data && nextOf(data.schedules, pageId);
  return next && <span className={styles.next}>{next} · </span>;
}

/** How many pages are below an address. */
const Below = ({ count }: { count: number }) =>
  count > 0 && <span className="note">{t('· {count} below', { count })}</span>;
