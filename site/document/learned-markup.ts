import { LRUCache } from 'lru-cache';
import { siteLanguages } from '../fields/site-languages.ts';
import {
  type CarouselPlace,
  hasVideo,
  type Island,
  islandMark,
  VIDEO,
  type WithIslands,
  withRendered,
} from './islands.ts';
import type { PageHtml } from './page-html.ts';

/** A response of Astro, for the locals of its page. */
export interface AstroResponse {
  status: number;
  headers: Record<string, string>;
  html: string;
}
type Render = (path: string, locals: App.Locals) => Promise<AstroResponse>;

/** Marks places in what Astro renders. */
const MARK = islandMark('part');

const NOTHING: WithIslands = { html: '', islands: [] };

/** What Astro renders around a carousel's slides; the first island of a page loads the scripts of all. */
type CarouselShell = Record<'scripts' | 'open' | 'close', string>;

/** The carousels that are kept: one for each kind and class. */
const MAX_CAROUSELS = 200;

/**
 * What Astro renders alike for all pages: the document and what is around the slides of carousels, each rendered once with
 * marks in the places of what differs. Astro's own way takes as long as all the rest of a page.
 */
export class LearnedMarkup {
  readonly #render: Render;
  readonly #documents = new Map<string, AstroResponse>();
  readonly #carousels = new LRUCache<string, CarouselShell>({ max: MAX_CAROUSELS });

  constructor(render: Render) {
    this.#render = render;
  }

  /** The page at `path` in its document; undefined if Astro fails at it. */
  async response(path: string, { head, before, main, after }: PageHtml, locals: App.Locals) {
    const isStatic = main.islands.every(({ kind }) => kind === 'carousel') && ![main, ...main.islands].some(showsVideo);
    const filled = await (isStatic ? this.#withCarousels(main, locals) : this.#withIslands(path, main, locals));
    const shell = filled === undefined ? undefined : await this.#document(locals);
    if (!shell) return undefined;
    const [start = '', middle = '', , end = ''] = shell.html.split(MARK);
    return { ...shell, html: start + head + middle + before + filled + after + end };
  }

  async #document({
    reader,
    canvas = false,
    language = siteLanguages[0],
  }: App.Locals): Promise<AstroResponse | undefined> {
    const { gtmId } = await reader.ask('environment', {});
    const key = `${canvas} ${gtmId} ${language.tag}`;
    const known = this.#documents.get(key) ?? (await this.#around(NOTHING, { reader, canvas, language }));
    if (known) this.#documents.set(key, known);
    return known;
  }

  /** What blocks that hydrate are rendered as depends on their content: Astro renders the islands of their page, and only them. */
  async #withIslands(path: string, { html, islands }: WithIslands, locals: App.Locals): Promise<string | undefined> {
    const places = islands.map((_, index) => islandMark(index) + MARK).join('');
    const video = showsVideo({ html }) ? VIDEO : '';
    const around = await this.#around({ html: `${MARK}${places}${video}`, islands }, locals, path);
    const [scripts = '', ...pieces] = around?.html.split(MARK).slice(2, -1) ?? [];
    const overlay = pieces.pop()?.slice(video.length) ?? '';
    return around && scripts + withRendered(html, pieces) + overlay;
  }

  async #withCarousels({ html, islands }: WithIslands, locals: App.Locals): Promise<string | undefined> {
    const rendered: string[] = [];
    for (const island of islands) {
      const shell = island.kind === 'carousel' ? await this.#carousel(island, locals) : undefined;
      if (!shell || island.kind !== 'carousel') return undefined;
      const number = rendered.length;
      const open = shell.open.replace(' prefix="r1"', ` prefix="r${number}"`);
      rendered.push(withRendered((number === 0 ? shell.scripts : '') + open + island.html + shell.close, rendered));
    }
    return withRendered(html, rendered);
  }

  /** Learned from two of them on one page. */
  async #carousel(island: CarouselPlace, { reader }: App.Locals): Promise<CarouselShell | undefined> {
    const key = `${island.carousel} ${island.className}`;
    const known = this.#carousels.get(key);
    if (known) return known;
    const marked = { ...island, html: MARK };
    const html = islandMark(0) + MARK + islandMark(1);
    const around = await this.#around({ html, islands: [marked, marked] }, { reader });
    const [, , first = '', , open = '', close = ''] = around?.html.split(MARK) ?? [];
    if (!around) return undefined;
    const shell = { scripts: first.slice(0, first.length - open.length), open, close };
    this.#carousels.set(key, shell);
    return shell;
  }

  async #around(main: WithIslands, locals: App.Locals, path = '/'): Promise<AstroResponse | undefined> {
    const page = Promise.resolve({ head: MARK, before: MARK, main, after: MARK });
    const response = await this.#render(path, { ...locals, page });
    return response.status === 200 ? response : undefined;
  }
}

const showsVideo = (inside: Pick<WithIslands, 'html'> | Island): boolean =>
  'slots' in inside ? Object.values(inside.slots).some(hasVideo) : hasVideo(inside.html);
