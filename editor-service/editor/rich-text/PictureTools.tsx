import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Replace, Trash2 } from 'lucide-react';
import { setAttributes } from './picture-commands.ts';
import { textHostOf } from './rich-text-host.ts';
import { Tool } from './Tool.tsx';

/** The description of the selected picture: its own words, or that it only decorates. */
export function PictureTools({ editor }: { editor: Editor }) {
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
        icon={Replace}
        label="Change picture"
        onClick={() =>
          textHostOf(editor)?.choose(({ imageId, alt: words }) => {
            if (editor.isActive('image')) set({ imageId, alt: words || null });
          })
        }
      />
      <Tool icon={Trash2} label="Remove picture" onClick={() => editor.chain().focus().deleteSelection().run()} />
    </fieldset>
  );
}
