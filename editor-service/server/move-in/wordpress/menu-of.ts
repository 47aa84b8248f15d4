import type { Navigation } from '#content-store/model/entities/navigation.ts';
import type { MenuItem, WxrIndex } from './read-index.ts';

const MAX_FIRST = 12;
const MAX_SECOND = 20;
const MAX_LEVELS = 10;
const IS_MAIN = /main|primary|header|top|haupt|principal/i;

interface Needs {
  index: WxrIndex;
  slugs: ReadonlyMap<number, string>;
  link: (address: string) => string;
  lose: (what: string, why: string) => void;
}

/** The main menu as a navigation of two tiers. Other menus, deeper tiers and links to archives are reported. */
export function menuOf({ index, slugs, link, lose }: Needs): Navigation['items'] {
  const menus = Map.groupBy(index.menuItems, ({ menu }) => menu);
  const [main] = [...menus].sort(
    ([a, x], [b, y]) => Number(IS_MAIN.test(b)) - Number(IS_MAIN.test(a)) || y.length - x.length,
  );
  if (!main) return [];
  for (const [name, entries] of menus) {
    if (name !== main[0]) lose(`A menu: ${name}, ${entries.length} links`, 'only the main menu became the navigation');
  }
  const entries = main[1].toSorted((a, b) => a.order - b.order);
  const ids = new Set(entries.map(({ id }) => id));
  const childrenOf = (parent: number, level = 0): MenuItem[] =>
    entries
      .filter((entry) => (ids.has(entry.parent) ? entry.parent : 0) === parent)
      .flatMap((entry) => (level === 0 || level > MAX_LEVELS ? [entry] : [entry, ...childrenOf(entry.id, level + 1)]));
  const linkOf = (entry: MenuItem) => {
    const slug = entry.type === 'post_type' ? slugs.get(entry.target) : undefined;
    const text = entry.title || targetName(entry, index);
    const href = slug === undefined ? (entry.type === 'custom' ? link(entry.address) : '') : `/${slug}`;
    if (href === '' && entry.address !== '#')
      lose(
        `An entry of the menu: ${text || entry.id}`,
        entry.type === 'taxonomy' || entry.type === 'post_type_archive'
          ? 'it linked to an archive: create a page with a Hub'
          : 'its target is not in the file',
      );
    return {
      type: href.startsWith('/') || href === '' ? ('page' as const) : ('external' as const),
      href,
      text: (text || href).slice(0, 500),
    };
  };
  const first = childrenOf(0);
  if (first.length > MAX_FIRST)
    lose(`${first.length - MAX_FIRST} entries of the menu`, `a navigation has ${MAX_FIRST}`);
  return first.slice(0, MAX_FIRST).map((entry) => {
    const below = childrenOf(entry.id, 1);
    if (below.some(({ parent }) => parent !== entry.id))
      lose(`A third tier of the menu: below ${entry.title}`, 'it is in the second');
    if (below.length > MAX_SECOND)
      lose(`${below.length - MAX_SECOND} entries below ${entry.title}`, `a tier has ${MAX_SECOND}`);
    const items = below.slice(0, MAX_SECOND).flatMap((child) => {
      const inner = linkOf(child);
      return inner.href ? [{ key: `m${child.id}`, link: inner }] : [];
    });
    return { key: `m${entry.id}`, link: linkOf(entry), description: '', items };
  });
}

/** What an entry without a title of its own is called: posts and terms are numbered apart. */
function targetName({ type, target }: MenuItem, { items, terms }: WxrIndex): string {
  if (type === 'post_type') return items.get(target)?.title ?? '';
  return type === 'taxonomy' ? (terms.find(({ id }) => id === target)?.name ?? '') : '';
}
