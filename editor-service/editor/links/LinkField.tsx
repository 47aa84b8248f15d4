import { useId, useRef, useState } from 'react';
import { TYPE_OF, understoodAddress } from '#content-store/model/values/understood-address.ts';
import controls from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { CreatePage } from './CreatePage.tsx';
import { FileUpload } from './FileUpload.tsx';
import { HeadingChoice } from './HeadingChoice.tsx';
import { LinkCombobox } from './LinkCombobox.tsx';
import type { ChosenLink } from './link-suggestions.ts';
import { type Accepts, type Action, ALL_KINDS, linkSuggestions } from './link-suggestions.ts';
import { saidAddress, shownAddress } from './said-address.ts';
import { TargetLine } from './TargetLine.tsx';
import { useOwnAddresses, useTarget } from './use-link-search.ts';

interface LinkFieldProps {
  label: string;
  help?: string | undefined;
  /** The stored address as visitors get it; empty for no link. */
  href: string;
  /** An empty `href` removes the link. */
  onChange: (chosen: ChosenLink) => void;
  accepts?: Accepts;
  placeholder?: string;
  isFirst?: boolean;
}

type Making = { kind: 'page'; title: string } | { kind: 'file' };

const NO_LINK: ChosenLink = { href: '', type: 'page', title: '' };

/**
 * The one field for where a link leads: type to search pages, headings and files, or paste an address. What it leads to
 * is said below. A text that is neither stays in the field, with the reason, and the link stays as it was.
 */
export function LinkField({ label, help, href, onChange, accepts = ALL_KINDS, placeholder, isFirst }: LinkFieldProps) {
  const { store } = useWorkbench();
  const id = useId();
  const own = useOwnAddresses();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [making, setMaking] = useState<Making | null>(null);
  const address = understoodAddress(href, own);
  const target = useTarget(href);
  const title = target?.title ?? '';

  function choose(chosen: ChosenLink) {
    setTyped(null);
    setProblem('');
    setMaking(null);
    if (chosen.href !== href) onChange(chosen);
    const to = understoodAddress(chosen.href, own);
    const says = to ? saidAddress(to, chosen.title).label : 'Link removed';
    store.setState({ announcement: { text: says } });
  }

  function act(action: Action) {
    if (action.kind !== 'link') {
      setTyped(null);
      setMaking(action.kind === 'create' ? { kind: 'page', title: action.title } : { kind: 'file' });
    } else choose({ href: action.href, type: TYPE_OF[action.to], title: action.title });
  }

  /** Takes what was typed when the focus leaves; nothing typed is thrown away. */
  function settle() {
    if (typed === null || typed === (address && shownAddress(address, title))) return setTyped(null);
    if (typed.trim() === '') return choose(NO_LINK);
    const meant = understoodAddress(typed, own);
    const [first] = linkSuggestions(typed, { pages: [], files: [], anchors: [] }, own, accepts);
    if (meant && first?.value === 'Address') choose({ href: meant.href, type: TYPE_OF[meant.kind], title: '' });
    else setProblem(`“${typed.trim()}” is not a valid address. Choose from the list, or type an address.`);
  }

  function finishMaking() {
    setMaking(null);
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <div className={controls.control}>
      <Labelled label={label} help={help} problem={problem}>
        {(control) => (
          <LinkCombobox
            id={control.id}
            label={label}
            ref={input}
            own={own}
            accepts={accepts}
            describedBy={`${id}-target`}
            isInvalid={problem !== ''}
            isFirst={isFirst}
            placeholder={placeholder ?? 'Find a page or file, or paste an address'}
            shown={address ? shownAddress(address, title) : href}
            typed={typed}
            onType={(text) => {
              setTyped(text);
              setProblem('');
            }}
            onAct={act}
            onSettle={settle}
          />
        )}
      </Labelled>
      {making?.kind === 'page' && (
        <CreatePage
          title={making.title}
          onCreated={(page) => {
            choose(page);
            finishMaking();
          }}
          onCancel={() => {
            setTyped(making.title || null);
            finishMaking();
          }}
        />
      )}
      {making?.kind === 'file' && (
        <FileUpload
          onUploaded={(file) => {
            choose(file);
            finishMaking();
          }}
          onCancel={finishMaking}
        />
      )}
      <TargetLine
        id={`${id}-target`}
        href={href}
        address={address}
        target={target}
        onRemove={() => {
          choose(NO_LINK);
          input.current?.focus();
        }}
      />
      {address?.kind === 'page' && accepts.has('anchor') && (
        <HeadingChoice href={address.href} onChange={(next) => onChange({ href: next, type: 'page', title })} />
      )}
    </div>
  );
}
