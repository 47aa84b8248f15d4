import type { ArtworkName } from '../artwork/gallery.ts';
import type { DemoPage } from '../demo-page.ts';

/**
 * Texts in place of the original's, nested as they are there. A string for a link is its text, one for a picture its caption;
 * null leaves a block out; what is not named stays as it is.
 */
type Texts = string | boolean | null | readonly Texts[] | { readonly [field: string]: Texts };

/** A page in another language: its structure, pictures, colours and tags are those of the original. */
export interface PageTexts {
  original: DemoPage;
  /** Below the address of its language. */
  slug: string;
  heading: string;
  /** If not its heading. */
  title?: string;
  description: string;
  /** What leads to it from the pages below it, if not its heading. */
  inTrails?: string;
  /** Of the original, as it was translated; the first without. */
  revision?: number;
  header?: Texts;
  /** Its event, and what else is said beside its blocks. */
  facts?: { readonly [field: string]: Texts };
  contents: readonly Texts[];
}

export interface DemoLanguage {
  /** The first segment of its addresses. */
  path: string;
  /** Of each picture on its pages. */
  alts: Readonly<Partial<Record<ArtworkName, string>>>;
}

/** The pages of a language, with links to its own pages where it has them. */
export function translations(language: DemoLanguage, pages: readonly PageTexts[]): DemoPage[] {
  const { path } = language;
  const addressOf = ({ slug }: PageTexts) => [path, slug].filter(Boolean).join('/');
  const addresses = new Map(pages.map((page) => [page.original.slug, addressOf(page)]));
  const localised = (value: unknown) => withLinks(withAlts(value, language), addresses);
  const names = new Map(pages.map(({ original, heading, inTrails = heading }) => [original.slug, inTrails]));

  const trail = (steps: readonly { slug: string }[]) =>
    steps.flatMap((step) => {
      const slug = addresses.get(step.slug);
      return slug === undefined ? [] : [{ ...step, slug, text: names.get(step.slug) ?? '' }];
    });

  return pages.map((page) => {
    const { original, heading, title = heading, description, header = {}, facts = {}, contents, revision = 1 } = page;
    const breadcrumb = original.header?.breadcrumb as { slug: string }[] | undefined;
    return {
      ...(replaced(original, facts) as DemoPage),
      ...{ _id: `${path}-${original._id}`, slug: addressOf(page), title, description },
      header: localised({
        ...(replaced(original.header, header) as object),
        heading,
        description,
        ...(breadcrumb && { breadcrumb: trail(breadcrumb) }),
      }),
      contents: localised(replaced(original.contents, contents)),
      ...{ translationKey: original._id, translatedFrom: { page: original._id, revision } },
    } as DemoPage;
  });
}

/** With what the pictures show said in a language, at any depth. */
export const withAlts = (value: unknown, { alts }: DemoLanguage): unknown =>
  changed(value, ({ imageId }) => imageId !== undefined && { alt: alts[imageId as ArtworkName] ?? '' });

/** With links to the pages at these addresses, by the addresses of their originals. */
function withLinks(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  const to = (href: string) => href.replace(/^\/([^#]*)/, (own, slug) => `/${addresses.get(slug) ?? own.slice(1)}`);
  const inText = (text: string) => text.replace(/(?<=href=")[^"]*/g, to);
  return changed(value, ({ href }) => typeof href === 'string' && { href: to(href) }, inText);
}

type Fields = Readonly<Record<string, unknown>>;

/** With fields of objects and texts changed, at any depth. */
function changed(value: unknown, fields: (inside: Fields) => Fields | false, text = (own: string) => own): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((inside) => changed(inside, fields, text));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inside]) => [name, changed(inside, fields, text)]);
  return { ...Object.fromEntries(entries), ...fields(value as Fields) };
}

/** A number or name that keeps its order within a text from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** What `Texts` promises, for one value of the original. */
function replaced(original: unknown, texts: Texts | undefined): unknown {
  if (texts === undefined) return original;
  if (Array.isArray(original) && Array.isArray(texts)) {
    return original.flatMap((value, index) => (texts[index] === null ? [] : [replaced(value, texts[index])]));
  }
  if (typeof original !== 'object' || original === null) return texts;
  if (typeof texts === 'string') return { ...original, ['href' in original ? 'text' : 'caption']: texts };
  const entries = Object.entries(texts as object) as [keyof typeof original, Texts][];
  return {
    ...original,
    ...Object.fromEntries(entries.map(([name, inside]) => [name, replaced(original[name], inside)])),
  };
}
