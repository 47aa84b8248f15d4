import type { UnderstoodAddress } from '#content-store/model/values/understood-address.ts';

/** An address in words: what it is, and the address itself where the words do not hold it. */
export interface SaidAddress {
  label: string;
  detail: string;
}

/** `Page: Our open day` with `/open-day`, `E-mail: me@example.org`, `Web: https://www.example.org`. */
export function saidAddress({ kind, href }: UnderstoodAddress, title: string): SaidAddress {
  switch (kind) {
    case 'page':
      return { label: `Page: ${title || href}`, detail: title ? href : '' };
    case 'anchor':
      return { label: `On this page: ${title || href}`, detail: title ? href : '' };
    case 'file':
      return { label: `File: ${title || fileName(href)}`, detail: '' };
    case 'email':
      return { label: `E-mail: ${href.slice('mailto:'.length)}`, detail: '' };
    case 'telephone':
      return { label: `Telephone: ${href.slice('tel:'.length)}`, detail: '' };
    case 'web':
      return { label: `Web: ${href}`, detail: '' };
  }
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
