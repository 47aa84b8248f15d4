import { type Editor, useEditorState } from '@tiptap/react';
import { icons } from '../ui/icons.ts';
import { tableDepth } from './leave-table.ts';
import { setAttributes } from './picture-commands.ts';
import type { RichTextHost } from './rich-text-host.ts';
import { Tool } from './Tool.tsx';

/** The commands of a table; `did` is announced, because the focus stays on the button. */
const COMMANDS = [
  { label: 'Add row above', did: 'Row added', icon: icons.BetweenHorizontalEnd, command: 'addRowBefore' },
  { label: 'Add row below', did: 'Row added', icon: icons.BetweenHorizontalStart, command: 'addRowAfter' },
  { label: 'Delete row', did: 'Row deleted', icon: icons.Rows3, command: 'deleteRow' },
  { label: 'Add column before', did: 'Column added', icon: icons.BetweenVerticalEnd, command: 'addColumnBefore' },
  { label: 'Add column after', did: 'Column added', icon: icons.BetweenVerticalStart, command: 'addColumnAfter' },
  { label: 'Delete column', did: 'Column deleted', icon: icons.Columns3, command: 'deleteColumn' },
  { label: 'Header row', did: 'Header row changed', icon: icons.PanelTop, command: 'toggleHeaderRow' },
  { label: 'Header column', did: 'Header column changed', icon: icons.PanelLeft, command: 'toggleHeaderColumn' },
  { label: 'Merge cells', did: 'Cells merged', icon: icons.TableCellsMerge, command: 'mergeCells' },
  { label: 'Split cell', did: 'Cell split', icon: icons.TableCellsSplit, command: 'splitCell' },
] as const;

interface ContextToolsProps {
  editor: Editor;
  host: RichTextHost;
}

/** The tools of the table around the caret: rows, columns, headings, caption. */
export function TableTools({ editor, host }: ContextToolsProps) {
  const { caption, place, possible } = useEditorState({ editor, selector: () => stateOf(editor) });
  return (
    <fieldset className="rich-row" aria-label="Table">
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
        aria-label="Table caption"
        placeholder="Caption"
        maxLength={200}
        value={caption}
        onChange={({ target }) => setAttributes(editor, place, { caption: target.value })}
      />
      <Tool icon={icons.Trash2} label="Delete table" onClick={() => editor.chain().focus().deleteTable().run()} />
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
    <fieldset className="rich-row" aria-label="Picture">
      <input
        aria-label="Alt text"
        placeholder={isDecorative ? 'Decorative' : 'What the picture shows'}
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
        Decorative
      </label>
      <Tool
        icon={icons.Replace}
        label="Change picture"
        onClick={() =>
          host.choose(({ imageId, alt: words }) => {
            if (editor.isActive('image')) set({ imageId, alt: words || null });
          })
        }
      />
      <Tool icon={icons.Trash2} label="Remove picture" onClick={() => editor.chain().focus().deleteSelection().run()} />
    </fieldset>
  );
}
