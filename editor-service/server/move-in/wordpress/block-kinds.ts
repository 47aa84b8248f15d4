const core = (names: string): string[] => names.split(' ').map((name) => `core/${name}`);

/** Blocks whose markup says all: it is read as any other markup. */
export const MARKUP_BLOCKS: ReadonlySet<string> = new Set(
  core(
    'paragraph heading subhead list list-item quote code preformatted table html missing separator image video audio details math classic',
  ),
);

/** Blocks that only hold others. */
export const TRANSPARENT_BLOCKS: ReadonlySet<string> = new Set(
  core(
    'column buttons row stack grid section accordion accordion-item accordion-heading accordion-panel tabs tab post-content',
  ),
);

/** Blocks without words: room, and marks for lists of posts. */
export const SILENT_BLOCKS: ReadonlySet<string> = new Set(
  core('spacer more post-title post-featured-image post-excerpt post-date'),
);

/** Blocks that WordPress makes when a page is shown, by what takes their place here. */
const DYNAMIC: Readonly<Record<string, string>> = {
  'this site has a page for searching': 'search',
  'it is part of this site’s layout': 'navigation site-logo site-title site-tagline page-list home-link template-part',
  'WordPress generates it from other posts: use Related pages or Hub':
    'archives calendar categories tag-cloud post-terms latest-comments rss post-template read-more post-navigation-link term-description',
  'this site has no comments': 'comments comment-template post-comments post-comments-form comments-title',
  'the author is a field of the page': 'avatar post-author post-author-name post-author-biography',
  'visitors of this site do not log in': 'loginout',
  'it is generated from the headings': 'table-of-contents',
  'it is a theme pattern, which the file does not include': 'pattern',
  'it is a widget, which the file does not include': 'legacy-widget',
};
export const DYNAMIC_BLOCKS: ReadonlyMap<string, string> = new Map(
  Object.entries(DYNAMIC).flatMap(([why, names]) => core(names).map((name) => [name, why] as const)),
);
