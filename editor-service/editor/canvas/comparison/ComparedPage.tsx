import { type ReactNode, useContext, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Link } from '#content-store/model/values/link.ts';
import { markupDifference, textRuns } from '#content-store/model/values/text-difference.ts';
import {
  type FieldHost,
  FieldHostContext,
  type LinkProps,
  type PictureProps,
  type RichTextProps,
  type TextProps,
} from '#site/elements/field-host.ts';
import { isEmptyRichText } from '#site/elements/is-empty-rich-text.ts';
import { linkAttributes } from '#site/elements/link-attributes.ts';
import { Markup } from '#site/elements/Markup.tsx';
import { Picture } from '#site/elements/Picture.tsx';
import { ShownTextContext } from '#site/elements/shown-text-context.ts';
import { comparePages } from '../../store/compare/compare-pages.ts';
import { unionPage } from '../../store/compare/union-page.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { differentNames } from '../../store/fields/field-names.ts';
import type { Comparison } from '../../store/state/editor-state.ts';
import type { ShellWindow } from '../bridge/shell-window.ts';
import { ShellContext, useDocuments, useShell } from '../state/shell-context.ts';
import { BlockBadge } from '../tools/BlockBadge.tsx';
import {
  ComparisonContext,
  type PageComparison,
  useIsChanged,
  useTextBefore,
  useValueBefore,
} from './comparison-context.ts';

interface ComparisonProps {
  comparison: Comparison;
  tools: ShadowRoot;
  /** The page, rendered from the store in its context. */
  children: ReactNode;
}

/** The page with what was added, removed, changed or moved since an earlier version marked; nothing can be edited. */
export function ComparedPage({ comparison, tools, children }: ComparisonProps) {
  const shell = useShell();
  const documents = useDocuments((all) => all);
  const compared = useMemo(() => comparisonOf(documents, comparison), [documents, comparison]);
  const fixed = useMemo(() => fixedShell(shell, compared.union), [shell, compared.union]);
  return (
    <ShellContext value={fixed}>
      <FieldHostContext value={comparedFields}>
        <ComparisonContext value={compared}>{children}</ComparisonContext>
      </FieldHostContext>
      {createPortal(
        [...compared.changes.values()].map((change) => (
          <BlockBadge
            key={change.key}
            blockKey={change.key}
            kind={change.kind}
            text={differentNames(change.fields).join(', ')}
          />
        )),
        tools,
      )}
    </ShellContext>
  );
}

function comparisonOf(after: Documents, { before }: Comparison): PageComparison & { union: Documents } {
  const { blocks } = comparePages(before, after.page);
  return {
    before: { ...after, page: before },
    after,
    changes: new Map(blocks.map((change) => [change.key, change])),
    union: { ...after, page: unionPage(before, after.page) },
  };
}

/** The shell with fixed, read-only documents. */
function fixedShell(shell: ShellWindow, documents: Documents): ShellWindow {
  const state = { ...shell.store.getState(), documents, activeMenuItem: null, selection: null };
  return { ...shell, store: { getState: () => state, subscribe: () => () => undefined } };
}

/** The field components while two versions of the page are compared. */
const comparedFields: FieldHost = {
  Text: ComparedText,
  RichText: ComparedRichText,
  Picture: ComparedPicture,
  Link: ComparedLink,
};

/** A text with its added and removed words marked. */
function ComparedText({ field, value, as: Tag = 'span', className, id }: TextProps) {
  const earlier = useTextBefore(field, value);
  if (value === '' && earlier === '') return null;
  return (
    <Tag className={className} id={id}>
      <Runs before={earlier} after={value} />
    </Tag>
  );
}

/** Rich text with its added and removed words marked. Both versions were sanitised when they were saved. */
function ComparedRichText({ field, value, className }: RichTextProps) {
  const earlier = useTextBefore(field, value);
  const shown = useContext(ShownTextContext);
  if (isEmptyRichText(value) && isEmptyRichText(earlier)) return null;
  const html = markupDifference(earlier, value);
  return <Markup className={className ? `rich-text ${className}` : 'rich-text'} html={shown ? shown(html) : html} />;
}

/** The current picture, with an outline when the image or its crop changed. */
function ComparedPicture(props: PictureProps) {
  const { field, className } = props;
  const isChanged = useIsChanged(field);
  return (
    <FieldHostContext value={null}>
      <Picture {...props} className={[className, isChanged && 'pw-changed'].filter(Boolean).join(' ')} />
    </FieldHostContext>
  );
}

/** A link with its added and removed words marked, and an outline when its address changed. */
function ComparedLink({ link, field, className, children }: LinkProps) {
  const before = useValueBefore(field, link) as Partial<Link> | undefined;
  const content = children ?? <Runs before={before?.text ?? ''} after={link.text} />;
  if (!children && link.text === '' && !before?.text) return null;
  if (link.href === '') return <span>{content}</span>;
  const isElsewhere = before?.href !== undefined && before.href !== link.href;
  return (
    <a
      className={[className, isElsewhere && 'pw-changed'].filter(Boolean).join(' ')}
      href={linkAttributes(link).href}
      title={isElsewhere ? `Led to ${before?.href || 'nowhere'}` : undefined}
    >
      {content}
    </a>
  );
}

const TAGS = { added: 'ins', removed: 'del' } as const;

/** Pieces of text; added ones are underlined, removed ones struck through. */
function Runs({ before, after }: { before: string; after: string }) {
  return textRuns(before, after).map(({ kind, text }, index) => {
    const Mark = kind === 'same' ? null : TAGS[kind];
    // The index is a safe key: the pieces have neither identity nor state.
    const key = `${index}${kind}`;
    return Mark ? <Mark key={key}>{text}</Mark> : text;
  });
}
