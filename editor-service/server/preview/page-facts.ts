import { Parser } from 'htmlparser2';
import type { PageAnchor } from '../../contract/links.ts';

interface InBlock {
  /** The key of the innermost block around it; null outside of blocks. */
  blockKey: string | null;
}

interface HeadingFact extends InBlock {
  level: number;
  text: string;
}

export interface LinkFact extends InBlock {
  href: string;
  /** Its accessible name: its text, the alt texts of images in it, or its label. */
  name: string;
}

interface ImageFact extends InBlock {
  src: string;
  alt: string;
  /** Part of a link or of another page's card, whose text describes it. */
  isNamedBeside: boolean;
  /** An editor said that it shows nothing that a text would have to tell. */
  isDecorative: boolean;
}

/** The facts checked in a page's final HTML, all of them inside `main`. */
export interface PageFacts {
  headings: HeadingFact[];
  links: LinkFact[];
  images: ImageFact[];
  /** Every anchor in the document. */
  ids: Set<string>;
  /** The anchors that editors know: of headings, components and hubs. */
  anchors: PageAnchor[];
}

/** An anchor and its first heading, which gives it its text. */
type NamedAnchor = Pick<PageAnchor, 'id'> & { heading?: HeadingFact };

interface OpenTag {
  name: string;
  blockKey: string | null;
  isHidden: boolean;
  heading?: HeadingFact;
  anchor?: NamedAnchor;
  link?: LinkFact;
}

type Attributes = Readonly<Record<string, string>>;

/** Elements whose text nobody reads. */
const WITHOUT_TEXT = new Set(['script', 'style', 'template']);

/** Reads a rendered page, without content hidden from everyone or from screen readers. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = { headings: [], links: [], images: [], ids: new Set(), anchors: [] };
  const open: OpenTag[] = [];
  const anchors: NamedAnchor[] = [];

  const enter = (name: string, attributes: Attributes) => {
    if (attributes.id) facts.ids.add(attributes.id);
    const around = open.at(-1);
    const tag: OpenTag = {
      name,
      blockKey: attributes['data-block'] ?? around?.blockKey ?? null,
      isHidden:
        around?.isHidden || attributes['aria-hidden'] === 'true' || 'hidden' in attributes || WITHOUT_TEXT.has(name),
    };
    if (isInMain() && !tag.isHidden) note(tag, attributes);
    open.push(tag);
  };

  const isInMain = () => open.some(({ name }) => name === 'main');

  const note = (tag: OpenTag, attributes: Attributes) => {
    const { name, blockKey } = tag;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (attributes.id && (level || isAnchor(attributes))) {
      tag.anchor = { id: attributes.id };
      anchors.push(tag.anchor);
    }
    if (level && !('data-unwritten' in attributes)) {
      tag.heading = { level: Number(level), text: '', blockKey };
      facts.headings.push(tag.heading);
      for (const { anchor } of [...open, tag]) if (anchor) anchor.heading ??= tag.heading;
    }
    if (name === 'a' && attributes.href !== undefined) {
      tag.link = { href: attributes.href, name: attributes['aria-label'] ?? attributes.title ?? '', blockKey };
      facts.links.push(tag.link);
    }
    if (name === 'img') {
      const alt = attributes.alt ?? '';
      const isNamedBeside = open.some(({ link, name: around }) => link || around === 'article');
      const isDecorative = attributes.role === 'presentation';
      facts.images.push({ src: attributes.src ?? '', alt, blockKey, isNamedBeside, isDecorative });
      say(alt);
    }
  };

  const say = (text: string) => {
    for (const { heading, link } of open) {
      if (heading) heading.text += text;
      if (link) link.name += text;
    }
  };

  const parser = new Parser({
    onopentag: enter,
    ontext: (text) => void (open.at(-1)?.isHidden || say(text)),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  facts.anchors = anchors.map(({ id, heading }) => ({ id, text: heading?.text.replace(/\s+/g, ' ').trim() ?? '' }));
  return facts;
}

/** A component's frame, or a hub, whose id the specification gives. Other ids are of no use to editors. */
function isAnchor({ id = '', 'data-block': blockKey }: Attributes): boolean {
  return blockKey !== undefined || /^Hub(?:-|$)/.test(id);
}
