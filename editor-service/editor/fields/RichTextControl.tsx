import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { richTextHost } from '../media/text-picture.ts';
import { mountRichText, type TextEditing } from '../rich-text/mount-rich-text.ts';
import { RichTextToolbar } from '../rich-text/RichTextToolbar.tsx';
import type { ChooseLink } from '../rich-text/rich-text-host.ts';
import { fieldValue } from '../store/blocks/owner.ts';
import styles from '../ui/fields/controls.module.css';
import { LimitNote } from '../ui/fields/LimitNote.tsx';
import { useWorkbench } from '../workbench/workbench-context.ts';
import type { ControlProps } from './control-props.ts';
import '../rich-text/rich-text-toolbar.css';
import './rich-text-control.css';
import { t } from '../words/t.ts';

/** Rich text in the panel, for texts not visible on the page and as an alternative to editing on the page. */
export function RichTextControl({ owner, path, field, value, onChange }: ControlProps<'richText'>) {
  const element = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<TextEditing | null>(null);
  const editor = editing?.editor ?? null;
  const workbench = useWorkbench();
  const [host] = useState(() => richTextHost(workbench));
  const change = useEffectEvent(onChange);
  const chooseLink: ChooseLink = useCallback(
    (request, onAnswer) => workbench.store.setState({ dialog: { kind: 'link', request, onAnswer } }),
    [workbench],
  );
  const id = useId();
  const markup = typeof value === 'string' ? value : '';
  const latest = useRef({ markup, owner, path });
  latest.current = { markup, owner, path };

  useEffect(() => {
    if (!element.current) return;
    const mounted = mountRichText({
      element: element.current,
      value: latest.current.markup,
      stored: () => fieldValue(workbench.store.getState().documents, latest.current.owner, latest.current.path),
      label: field.label,
      host,
      chooseLink,
      onChange: (next) => change(next),
    });
    setEditing(mounted);
    return () => mounted.editor.destroy();
  }, [workbench, field.label, host, chooseLink]);

  useEffect(() => {
    editing?.show(markup);
  }, [editing, markup]);

  return (
    <div className={styles.control}>
      <span className={styles.label} id={id}>
        {field.label}
      </span>
      <div className="rich-text-control">
        {editor && <RichTextToolbar editor={editor} host={host} chooseLink={chooseLink} />}
        <div ref={element} className="rich-text-area" />
      </div>
      <LimitNote length={markup.length} max={field.maxLength} unit={t('characters including formatting')} />
      {field.help && <p className={styles.help}>{field.help}</p>}
    </div>
  );
}
