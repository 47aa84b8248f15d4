import type { PageStatus } from '#content-store/model/entities/page-entry.ts';
import { addressOfFile, type FileRecord } from '#content-store/model/media/file.ts';
import type { LinkType } from '#content-store/model/values/link.ts';
import { type AddressKind, understoodAddress } from '#content-store/model/values/understood-address.ts';
import type { PageAnchor } from '../../contract/links.ts';
import { t } from '../words/t.ts';
import type { LinkablePage } from './page-choice/FoundPages.tsx';
import { saidAddress } from './said-address.ts';

/** What choosing a suggestion does. */
export type Action =
  | { kind: 'link'; to: AddressKind; href: string; title: string }
  | { kind: 'create'; title: string }
  | { kind: 'upload' };

/** An entry of the picker's list. */
export interface Suggestion {
  key: string;
  label: string;
  /** Shown smaller below the label. */
  detail: string;
  action: Action;
}

export interface SuggestionGroup {
  value: string;
  items: Suggestion[];
}

export interface LinkFinds {
  pages: readonly LinkablePage[];
  files: readonly FileRecord[];
  /** The anchors of the page being edited. */
  anchors: readonly PageAnchor[];
}

/** The kinds of address that a field accepts: a redirect, for example, cannot lead to an e-mail address. */
export type Accepts = ReadonlySet<AddressKind>;
export const ALL_KINDS: Accepts = new Set(['page', 'anchor', 'file', 'web', 'email', 'telephone']);

/** The list for a typed text: the address itself if it is one, then what the search found, then what can be created. */
export function linkSuggestions(
  typed: string,
  found: LinkFinds,
  own: readonly string[],
  accepts: Accepts = ALL_KINDS,
): SuggestionGroup[] {
  const text = typed.trim();
  const groups = [
    { value: t('Address'), items: addressItems(text, found, own) },
    { value: t('Pages'), items: found.pages.map(pageItem) },
    { value: t('On this page'), items: found.anchors.filter(matching(text)).slice(0, 8).map(anchorItem) },
    { value: 'Files', items: found.files.map(fileItem) },
  ].map(({ value, items }) => ({
    value,
    items: items.filter(({ action }) => action.kind !== 'link' || accepts.has(action.to)),
  }));
  return [...groups, { value: t('New'), items: newItems(text, own, accepts) }].filter(({ items }) => items.length > 0);
}

/** The typed text itself, if it is an address; a single word may be one, but is more likely a search. */
function addressItems(text: string, { pages }: LinkFinds, own: readonly string[]): Suggestion[] {
  const address = understoodAddress(text, own);
  if (!address) return [];
  const { kind, href } = address;
  if (kind === 'page' && (pages.some(({ slug }) => href === `/${slug}`) || !isAddressLike(text))) return [];
  const { label, detail } = saidAddress(address, '');
  return [{ key: 'address', label, detail, action: { kind: 'link', to: kind, href, title: '' } }];
}

/** True when a text of letters was meant as an address: it begins with a slash, or has a query or an anchor. */
const isAddressLike = (text: string): boolean => /^[/.]|^\w+:|[?#]/.test(text) || /\/\S/.test(text);

const STATUS: Record<PageStatus, string> = { draft: ` · ${t('Not published yet')}`, live: '', changed: '' };

const pageItem = ({ _id, slug, title, status }: LinkablePage): Suggestion => ({
  key: _id,
  label: title,
  detail: `/${slug}${STATUS[status]}`,
  action: { kind: 'link', to: 'page', href: `/${slug}`, title },
});

const anchorItem = ({ id, text }: PageAnchor): Suggestion => ({
  key: `#${id}`,
  label: text || id,
  detail: `#${id}`,
  action: { kind: 'link', to: 'anchor', href: `#${id}`, title: text },
});

const fileItem = (file: FileRecord): Suggestion => ({
  key: file._id,
  label: file.name,
  detail: `${t('File')} · ${file.ext.toUpperCase()}`,
  action: { kind: 'link', to: 'file', href: addressOfFile(file), title: file.name },
});

function newItems(text: string, own: readonly string[], accepts: Accepts): Suggestion[] {
  const isTitle = text !== '' && !text.startsWith('#') && (understoodAddress(text, own)?.kind ?? 'page') === 'page';
  const title = isTitle && !isAddressLike(text) ? text : '';
  const label = title ? t('Create the page “{title}”', { title }) : t('Create a page');
  const page: Suggestion = {
    key: 'create',
    label,
    detail: t('As a draft, linked from here'),
    action: { kind: 'create', title },
  };
  const file: Suggestion = {
    key: 'upload',
    label: t('Upload a file'),
    detail: t('To the media library'),
    action: { kind: 'upload' },
  };
  return [...(accepts.has('page') ? [page] : []), ...(accepts.has('file') ? [file] : [])];
}

/** Anchors whose heading or id contains the text; all of them for `#`. */
function matching(text: string): (anchor: PageAnchor) => boolean {
  const wanted = text.replace(/^#/, '').toLowerCase();
  if (text === '') return () => false;
  return ({ id, text: heading }) => `${id}\n${heading}`.toLowerCase().includes(wanted);
}

/** What was chosen: its address, the link type that follows from it, and a name to use as the link's text. */
export interface ChosenLink {
  href: string;
  type: LinkType;
  title: string;
}

/** The groups with the `held` ones first and unchanged; anything new follows them. */
export function keptInPlace(held: readonly SuggestionGroup[], groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  const known = new Set(held.flatMap(({ items }) => items.map(({ key }) => key)));
  const added = groups.map(({ items, ...group }) => ({ ...group, items: items.filter(({ key }) => !known.has(key)) }));
  return [...held, ...added.filter(({ items }) => items.length > 0)];
}
