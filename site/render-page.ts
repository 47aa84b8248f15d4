import './pages/404.astro'; // first the document's styles, which set the order of the layers
import { createApp } from 'astro/app/entrypoint';
import { slugSchema } from '#content-store/model/values/slug.ts';
import type { FrameHtml } from './document/frame-html.ts';
import { type AstroResponse, LearnedMarkup } from './document/learned-markup.ts';
import { pageHtml } from './document/page-html.ts';

const app = createApp({ streaming: false });

const { pageMap } = app.manifest;
for (const [path, load] of pageMap ?? []) {
  let loaded: ReturnType<typeof load> | undefined;
  pageMap?.set(path, () => {
    loaded ??= load(); // Node resolves an import() each time, which takes a tenth of a page's time.
    return loaded;
  });
}

const POLICY = 'content-security-policy';
let policy: string | null = null;

/** Returned when the error page itself cannot be rendered. */
const LAST_WORDS = 'An error occurred while showing the error page';

/** The response for an address: rendered by the same code for previews, incremental and complete builds. */
export interface RenderedPage extends AstroResponse {
  /** Where the contents of `<main>` begin and end in `html`. */
  main?: readonly [start: number, end: number] | undefined;
  /** One sentence for each thing that is shown differently from how it is stored. */
  warnings: readonly string[];
  /** Set only with status 500: the error the page threw. */
  thrown?: unknown;
}

/**
 * Renders the page at `path` (`/`, `/about/us`). Never rejects: a page that throws becomes the 500 error page. Content pages are
 * made of strings, in what Astro rendered once; it renders the islands of a page.
 */
export async function renderPage(path: string, locals: App.Locals): Promise<RenderedPage> {
  const own: App.Locals = { ...locals };
  const slug = slugSchema.safeParse(path.slice(1)).data;
  try {
    own.page = slug === undefined ? undefined : pageHtml(slug, own);
    const page = await own.page?.catch(() => null); // Astro's page throws it again.
    const response = (page && (await learned.response(path, page, own))) ?? (await renderInAstro(path, own));
    return {
      ...response,
      main: own.frame && placeOfMain(response.html, own.frame),
      warnings: own.warnings ?? [],
      thrown: own.thrown,
    };
  } catch (error) {
    return { status: 500, headers: {}, html: LAST_WORDS, warnings: [], thrown: own.thrown ?? error };
  }
}

/** All of a page by Astro, as in development; a test holds it equal to renderPage(). */
export async function renderInAstro(path: string, locals: App.Locals): Promise<AstroResponse> {
  const response = await app.render(new Request(new URL(path, 'http://site.invalid')), { locals });
  const html = withoutIslandIds(await response.text()) || LAST_WORDS;
  response.headers.delete('content-length'); // Of the page before.
  return { status: response.status, headers: headersOf(response), html };
}

const learned = new LearnedMarkup(renderInAstro);

/** Astro's policy is the same for all pages of a compile, but is computed for each of them; one page is enough. */
function headersOf({ headers }: Response): Record<string, string> {
  policy ??= headers.get(POLICY);
  if (policy) {
    headers.set(POLICY, policy);
    app.manifest.shouldInjectCspMetaTags = false;
  }
  return Object.fromEntries(headers);
}

function placeOfMain(html: string, { before, after }: FrameHtml): [number, number] | undefined {
  const [start, end] = [html.indexOf(before), html.lastIndexOf(after)];
  return start === -1 || end === -1 ? undefined : [start + before.length, end];
}

/** Astro hashes an island's children into an id that nothing reads; the preview's envelope would change it. */
const withoutIslandIds = (html: string): string => html.replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island');
