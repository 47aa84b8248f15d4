import { useId, useRef, useState } from 'react';
import { TYPE_OF, understoodAddress } from '#content-store/model/values/understood-address.ts';
import controls from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { t } from '../words/t.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { CreatePage } from './CreatePage.tsx';
import { FileUpload } from './FileUpload.tsx';
import { LinkCombobox } from './LinkCombobox.tsx';
import { type Accepts, type Action, ALL_KINDS, type ChosenLink, linkSuggestions } from './link-suggestions.ts';
import { saidAddress, shownAddress } from './said-address.ts';
import { TargetLine } from './TargetLine.tsx';
import { useAnchorsOf, useOwnAddresses, useTarget } from './use-link-search.ts';

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
 * The one field for where a link leads: type to search pages, headings and files, or paste an address. Its target is
 * described below it. A text that is neither stays in the field, with the reason, and the link stays as it was.
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
    const says = to ? saidAddress(to, chosen.title).label : t('Link removed');
    store.setState({ announcement: { text: says } });
  }

  function act(action: Action) {
    if (action.kind !== 'link') {
      setTyped(null);
      setMaking(action.kind === 'create' ? { kind: 'page', title: action.title } : { kind: 'file' });
    } else choose({ href: action.href, type: TYPE_OF[action.to], title: action.title });
  }

  /** Applies what was typed when the focus leaves; what is no address stays, with the reason. */
  function applyTyped() {
    if (typed === null || typed === (address && shownAddress(address, title))) return setTyped(null);
    if (typed.trim() === '') return choose(NO_LINK);
    const meant = understoodAddress(typed, own);
    const [first] = linkSuggestions(typed, { pages: [], files: [], anchors: [] }, own, accepts);
    if (meant && first?.value === 'Address') choose({ href: meant.href, type: TYPE_OF[meant.kind], title: '' });
    else
      setProblem(
        t('“{typed}” is not a valid address. Choose from the list, or type an address.', { typed: typed.trim() }),
      );
  }

  function stopMaking() {
    setMaking(null);
    requestAnimationFrame(() => input.current?.focus());
  }

  function chooseMade(made: ChosenLink) {
    choose(made);
    stopMaking();
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
            placeholder={placeholder ?? t('Find a page or file, or paste an address')}
            shown={address ? shownAddress(address, title) : href}
            typed={typed}
            onType={(text) => {
              setTyped(text);
              setProblem('');
            }}
            onAct={act}
            onLeave={applyTyped}
          />
        )}
      </Labelled>
      {making?.kind === 'page' && (
        <CreatePage
          title={making.title}
          onCreated={chooseMade}
          onCancel={() => {
            setTyped(making.title || null);
            stopMaking();
          }}
        />
      )}
      {making?.kind === 'file' && <FileUpload onUploaded={chooseMade} onCancel={stopMaking} />}
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

interface HeadingChoiceProps {
  /** The address of a page of this site. */
  href: string;
  onChange: (href: string) => void;
}

/** The second step of a link to a page: a heading on it. A removed heading stays listed until another is chosen. */
function HeadingChoice({ href, onChange }: HeadingChoiceProps) {
  const [, page = '', anchor = ''] = /^([^#]*)#?(.*)$/.exec(href) ?? [];
  const anchors = useAnchorsOf(page.slice(1).split('?')[0] ?? '');
  if (anchors.length === 0 && anchor === '') return null;
  const options = anchors.map(({ id, text }) => ({ value: id, label: text || id }));
  const isKnown = anchor === '' || anchors.some(({ id }) => id === anchor);
  return (
    <SelectField
      label={t('Go to a heading')}
      any={t('Top of the page')}
      value={anchor}
      options={isKnown ? options : [...options, { value: anchor, label: t('{anchor} (not on the page)', { anchor }) }]}
      onChange={(next: string) => onChange(next ? `${page}#${next}` : page)}
    />
  );
}
