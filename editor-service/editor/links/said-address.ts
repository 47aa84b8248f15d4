import type { AddressKind, UnderstoodAddress } from '#content-store/model/values/understood-address.ts';
import { type IconComponent, icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';

const NAMES: Readonly<Record<AddressKind, string>> = {
  page: t('Page'),
  anchor: t('On this page'),
  file: t('File'),
  email: t('E-mail'),
  telephone: t('Telephone'),
  web: t('Web'),
};

/**
 * An address in words: what it is, and the address itself where the words do not contain it. `Page: Our open day` with
 * `/open-day`, `E-mail: me@example.org`, `Web: https://www.example.org`.
 */
export function saidAddress(address: UnderstoodAddress, title: string) {
  const { kind, href } = address;
  const hasTitle = title !== '' && (kind === 'page' || kind === 'anchor');
  return { label: `${NAMES[kind]}: ${hasTitle ? title : shownAddress(address, title)}`, detail: hasTitle ? href : '' };
}

/** What the field shows while nobody types in it: words for a page or a file, the address itself for the rest. */
export function shownAddress({ kind, href }: UnderstoodAddress, title: string): string {
  if (kind === 'email') return href.slice('mailto:'.length);
  if (kind === 'telephone') return href.slice('tel:'.length);
  if (kind === 'file') return title || fileName(href);
  return kind === 'page' && title ? title : href;
}

function fileName(href: string): string {
  const last = href.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last; // Shown as it is stored.
  }
}

/** The icon of each kind of address. */
export const KIND_ICONS: Readonly<Record<AddressKind, IconComponent>> = {
  page: icons.StickyNote,
  anchor: icons.Hash,
  file: icons.File,
  web: icons.Globe,
  email: icons.Mail,
  telephone: icons.Phone,
};
