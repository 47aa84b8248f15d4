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

const BY_THE_SITE = 'this site has it in its frame';
const FROM_OTHER_POSTS = 'WordPress makes it from other posts: use Related pages or Hub';

/** Blocks that WordPress makes when a page is shown, and what takes their place here. */
export const DYNAMIC_BLOCKS: Readonly<Record<string, string>> = {
  'core/search': 'this site has a page for searching',
  ...Object.fromEntries(
    core('navigation site-logo site-title site-tagline page-list home-link template-part').map((name) => [
      name,
      BY_THE_SITE,
    ]),
  ),
  ...Object.fromEntries(
    core(
      'archives calendar categories tag-cloud post-terms latest-comments rss post-template read-more post-navigation-link term-description',
    ).map((name) => [name, FROM_OTHER_POSTS]),
  ),
  ...Object.fromEntries(
    core('comments comment-template post-comments post-comments-form comments-title').map((name) => [
      name,
      'this site has no comments',
    ]),
  ),
  ...Object.fromEntries(
    core('avatar post-author post-author-name post-author-biography').map((name) => [
      name,
      'the author is a field of the page',
    ]),
  ),
  'core/loginout': 'visitors of this site do not log in',
  'core/table-of-contents': 'it follows from the headings',
  'core/pattern': 'a pattern of a theme, which the file does not have',
  'core/legacy-widget': 'a widget, which the file does not have',
};
