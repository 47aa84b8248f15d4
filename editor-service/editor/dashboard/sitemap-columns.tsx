import type { SitemapItem } from '#content-store/model/entities/sitemap-item.ts';
import { type Columns, columnHelper } from '../ui/table/features.ts';
import { timeAndDay } from '../ui/time-and-day.ts';

const NOT_SET = 'Not set';
const helper = columnHelper<SitemapItem>();

/** The columns of the sitemap (specification §2); a click on a slug opens that page. */
export function sitemapColumns(open: (slug: string) => void): Columns<SitemapItem> {
  return helper.columns([
    helper.accessor('slug', {
      header: 'Slug',
      cell: ({ row: { original } }) => <SlugLink slug={original.slug} onOpen={open} />,
    }),
    helper.accessor('pageType', { header: 'Page Type' }),
    helper.accessor(({ updatedAt }) => timeAndDay(updatedAt), { id: 'updatedAt', header: 'Last Modified' }),
    helper.accessor(({ publishedAt }) => (publishedAt ? timeAndDay(publishedAt) : NOT_SET), {
      id: 'publishedAt',
      header: 'Last Published',
    }),
    helper.accessor(({ published }) => yesOrNo(published), { id: 'published', header: 'Currently Published' }),
    helper.accessor(({ publishableByYou }) => yesOrNo(publishableByYou), {
      id: 'publishableByYou',
      header: 'Publishable By You',
    }),
    helper.accessor(({ frequency }) => frequency ?? NOT_SET, { id: 'frequency', header: 'Change Frequency' }),
    helper.accessor(({ priority }) => priority ?? NOT_SET, { id: 'priority', header: 'Priority' }),
  ]);
}

function SlugLink({ slug, onOpen }: { slug: string; onOpen: (slug: string) => void }) {
  return (
    <a
      href={`/${slug}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a new tab or window is left to the browser
        event.preventDefault();
        onOpen(slug);
      }}
    >
      /{slug}
    </a>
  );
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
