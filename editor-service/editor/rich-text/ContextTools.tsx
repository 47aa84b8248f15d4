import { type Editor, useEditorState } from '@tiptap/react';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { tableDepth } from './leave-table.ts';
import { setAttributes } from './picture-commands.ts';
import type { RichTextHost } from './rich-text-host.ts';
import { Tool } from './Tool.tsx';

/** The commands of a table; `did` is announced, because the focus stays on the button. */
const COMMANDS = [
  { label: t('Add row above'), did: t('Row added'), icon: icons.BetweenHorizontalEnd, command: 'addRowBefore' },
  { label: t('Add row below'), did: t('Row added'), icon: icons.BetweenHorizontalStart, command: 'addRowAfter' },
  { label: t('Delete row'), did: t('Row deleted'), icon: icons.Rows3, command: 'deleteRow' },
  { label: t('Add column before'), did: t('Column added'), icon: icons.BetweenVerticalEnd, command: 'addColumnBefore' },
  { label: t('Add column after'), did: t('Column added'), icon: icons.BetweenVerticalStart, command: 'addColumnAfter' },
  { label: t('Delete column'), did: t('Column deleted'), icon: icons.Columns3, command: 'deleteColumn' },
  { label: t('Header row'), did: t('Header row changed'), icon: icons.PanelTop, command: 'toggleHeaderRow' },
  { label: t('Header column'), did: t('Header column changed'), icon: icons.PanelLeft, command: 'toggleHeaderColumn' },
  { label: t('Merge cells'), did: t('Cells merged'), icon: icons.TableCellsMerge, command: 'mergeCells' },
  { label: t('Split cell'), did: t('Cell split'), icon: icons.TableCellsSplit, command: 'splitCell' },
] as const;

interface ContextToolsProps {
  editor: Editor;
  host: RichTextHost;
}

/** The tools of the table around the caret: rows, columns, headings, caption. */
export function TableTools({ editor, host }: ContextToolsProps) {
  const { caption, place, possible } = useEditorState({ editor, selector: () => stateOf(editor) });
  return (
    <fieldset className="rich-row" aria-label={t('Table')}>
      {COMMANDS.map(({ label, did, icon, command }, index) => (
        <Tool
          key={label}
          icon={icon}
          label={label}
          isDisabled={!possible[index]}
          onClick={() => {
            if (editor.commands[command]()) host.announce(did);
          }}
        />
      ))}
      <input
        aria-label={t('Table caption')}
        placeholder={t('Caption')}
        maxLength={200}
        value={caption}
        onChange={({ target }) => setAttributes(editor, place, { caption: target.value })}
      />
      <Tool icon={icons.Trash2} label={t('Delete table')} onClick={() => editor.chain().focus().deleteTable().run()} />
    </fieldset>
  );
}

function stateOf(editor: Editor) {
  const { $from } = editor.state.selection;
  const depth = tableDepth(editor);
  const caption = depth > 0 ? String($from.node(depth).attrs.caption) : '';
  const place = depth > 0 ? $from.before(depth) : 0;
  return { caption, place, possible: COMMANDS.map(({ command }) => editor.can()[command]()) };
}

/** The description of the selected picture: words of its own, or that it is decorative. */
export function PictureTools({ editor, host }: ContextToolsProps) {
  const { alt } = useEditorState({ editor, selector: () => editor.getAttributes('image') }) as { alt?: string | null };
  const isDecorative = alt === '';
  const set = (attributes: Record<string, unknown>) => setAttributes(editor, editor.state.selection.from, attributes);
  return (
    <fieldset className="rich-row" aria-label={t('Picture')}>
      <input
        aria-label={t('Alt text')}
        placeholder={isDecorative ? t('Decorative') : t('What the picture shows')}
        maxLength={500}
        disabled={isDecorative}
        value={alt ?? ''}
        // An emptied description is a missing one, not a decision.
        onChange={({ target }) => set({ alt: target.value || null })}
      />
      <label className="rich-check">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => set({ alt: target.checked ? '' : null })}
        />
        {t('Decorative')}
      </label>
      <Tool
        icon={icons.Replace}
        label={t('Change picture')}
        onClick={() =>
          host.choose(({ imageId, alt: words }) => {
            if (editor.isActive('image')) set({ imageId, alt: words || null });
          })
        }
      />
      <Tool
        icon={icons.Trash2}
        label={t('Remove picture')}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      />
    </fieldset>
  );
}
