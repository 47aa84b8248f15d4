import { SECTION_PAGE_TYPE, sectionSlug } from '#content-store/model/entities/section.ts';
import { pageContents } from '../markup/blocks-of.ts';
import type { Reporter } from '../report/report.ts';
import type { ReadPage } from '../store/store-all.ts';
import { leftOutBecause, standingOf, wasPublic } from './kinds.ts';
import { pageOf, safePieces, timeOf } from './page-of.ts';
import { type Surrounded, surroundingsOf } from './surroundings-of.ts';
import { tagsOf } from './tags-of.ts';
import type { WxrItem } from './wxr-entry.ts';

interface Context extends Surrounded {
  slugs: ReadonlyMap<number, string>;
  domainId: string;
  now: string;
  reporter: Reporter;
}

/** A post as a page, or a synced pattern as a section; undefined for what is left out, which is reported. */
export function readPost(item: WxrItem, context: Context): ReadPage | undefined {
  const { reporter, domainId, index } = context;
  const { id, type, status, hasPassword, comments } = item;
  const source = `${type} ${id}: ${item.title || item.name}`.slice(0, 200);
  const _id = `${index.source.prefix}-${id}`;
  const leftOut = leftOutBecause(type);
  if (leftOut === null) return undefined;
  const standing = standingOf(status);
  if (leftOut !== undefined || !standing) {
    reporter.lose(source, `The whole ${type}`, leftOut ?? `its status was ${status}`);
    return undefined;
  }
  const lose = (what: string, why: string) => reporter.lose(source, what, why, _id);
  const at = surroundingsOf(item, context, lose);
  if (comments > 0) lose(`Comments (${comments})`, 'this site has none');
  if (hasPassword) lose('It was protected by a password', 'it stays a draft: pages have no passwords');
  const scheduledFor = hasPassword ? undefined : timeAhead(item, context.now);
  if (standing.note && !scheduledFor)
    lose(
      standing.note,
      status === 'future' && !hasPassword ? `it is a draft: its time was ${item.date}` : 'it is a draft',
    );
  const about = {
    _id,
    source,
    title: item.title,
    length: item.content.length,
    isPublic: wasPublic(item),
    scheduledFor,
  };
  if (type === 'wp_block') {
    const contents = pageContents(safePieces(item.content, at), at);
    const page = {
      domainId,
      slug: sectionSlug(_id),
      pageType: SECTION_PAGE_TYPE,
      title: item.title.slice(0, 300) || 'Pattern',
      contents,
    };
    return { ...about, scheduledFor: undefined, collection: 'sections', page };
  }
  return { ...about, collection: 'pages', page: pageOf(item, { ...context, at, tags: tagsOf(item) }) };
}

/** When a scheduled post would have been published, if that is still to come. */
function timeAhead(item: WxrItem, now: string): string | undefined {
  if (item.status !== 'future' || item.type === 'wp_block') return undefined;
  const time = timeOf(item);
  const at = time && new Date(time).toISOString();
  return at && at > now ? at : undefined;
}
