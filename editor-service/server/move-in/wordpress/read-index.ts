import { pathOf, uploadPath } from '../media/media-source.ts';
import type { Reporter } from '../report/report.ts';
import { sourceOf } from '../store/source.ts';
import type { WxrItem, WxrTerm } from './entry-of.ts';
import { readWxr } from './read-wxr.ts';

/** Types of posts that are no pages, by why they are left out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'it belongs to the theme': 'custom_css wp_template wp_template_part wp_global_styles wp_font_family wp_font_face',
  'navigation blocks: fill in the navigation': 'wp_navigation',
  'rebuild the form with the Form component': 'wpcf7_contact_form wpforms',
  'it holds what visitors entered, which should not be public':
    'nf_sub flamingo_inbound flamingo_contact feedback shop_order shop_order_refund shop_subscription edd_payment',
  'it belongs to a plugin': 'shop_coupon elementor_library acf-field acf-field-group',
};
/** What WordPress keeps for itself. */
const SILENT = 'revision oembed_cache customize_changeset user_request scheduled-action';

const REASONS = new Map<string, string | null>([
  ...SILENT.split(' ').map((type) => [type, null] as const),
  ...Object.entries(LEFT_OUT).flatMap(([why, types]) => types.split(' ').map((type) => [type, why] as const)),
]);

/** Why posts of a type are left out; undefined for pages, null when there is nothing to say. */
export const leftOutBecause = (type: string): string | null | undefined => REASONS.get(type);

interface Standing {
  /** Visitors could read it. */
  isPublic: boolean;
  /** What is said of a post that others could not read. */
  note?: string;
}

const STANDINGS: Readonly<Record<string, Standing>> = {
  publish: { isPublic: true },
  draft: { isPublic: false },
  pending: { isPublic: false, note: 'It was pending review' },
  future: { isPublic: false, note: 'It was scheduled' },
  private: { isPublic: false, note: 'It was private' },
};

/** What the status of a post means; undefined for what was in the trash or never saved. */
export const standingOf = (status: string): Standing | undefined =>
  Object.hasOwn(STANDINGS, status) ? STANDINGS[status] : undefined;

/** True for posts that are pages here, drafts among them; synced patterns are sections. */
const becomesPage = ({ type, status }: Pick<WxrItem, 'type' | 'status'>): boolean =>
  type !== 'wp_block' && leftOutBecause(type) === undefined && standingOf(status) !== undefined;

/** True for posts that all visitors could read. */
export const wasPublic = ({ status, hasPassword }: Pick<WxrItem, 'status' | 'hasPassword'>): boolean =>
  standingOf(status)?.isPublic === true && !hasPassword;

/** A page or post as others refer to it: without its text. */
export interface IndexedItem
  extends Pick<
    WxrItem,
    'id' | 'type' | 'status' | 'title' | 'link' | 'guid' | 'name' | 'parent' | 'language' | 'translations'
  > {
  oldSlugs: readonly string[];
  /** It is going to be a page; what is in the trash of the source is not. */
  isPage: boolean;
  isPublic: boolean;
}

export type WxrIndex = Awaited<ReturnType<typeof readIndex>>;

/**
 * Reads a file once for all that its texts refer to, and reports where it is damaged. Small: it is kept in memory while the
 * texts pass by.
 */
export async function readIndex(
  file: string,
  needs: { domainId: string; sourceName?: string | undefined; reporter: Reporter },
  onShare: (share: number) => void,
) {
  const { reporter } = needs;
  const authors = new Map<string, string>();
  const terms: WxrTerm[] = [];
  const items = new Map<number, IndexedItem>();
  const attachments = new Map<number, ReturnType<typeof attachmentOf>>();
  const menuItems: MenuItem[] = [];
  let [title, address] = ['', ''];
  const onDamage = (sentence: string) => reporter.lose('The file', sentence, 'the rest was still read');
  for await (const entry of readWxr(file, { onDamage, onShare })) {
    if (entry.kind === 'site') ({ title, address } = entry);
    else if (entry.kind === 'author') authors.set(entry.login, entry.name);
    else if (entry.kind === 'term') terms.push(entry);
    else if (entry.type === 'attachment') attachments.set(entry.id, attachmentOf(entry));
    else if (entry.type === 'nav_menu_item') menuItems.push(menuItemOf(entry));
    else {
      const { id, type, status, title: name, link, guid, name: slug, parent, oldSlugs, language, translations } = entry;
      if (items.has(id)) {
        reporter.lose(`${type} ${id}`, 'A post with the same number as another', 'the earlier one was used');
        continue;
      }
      const [isPage, isPublic] = [becomesPage(entry), wasPublic(entry)];
      const own = { id, type, status, title: name, link, guid, name: slug, parent, language, translations };
      items.set(id, { ...own, oldSlugs, isPage, isPublic });
    }
  }
  const name = address.replace(/^https?:\/\//, '').toLowerCase();
  const byPath = [...attachments.values()].map((one) => [filePath(one.address), one] as const);
  return {
    ...{ title, address, authors, terms, items, attachments, menuItems },
    source: sourceOf('wp', { name, place: `${title}, ${name}` }, needs),
    /** By the path below `uploads/`; also in lower case, unless another one is there. */
    attachmentsByPath: new Map([...byPath.map(([path, one]) => [path.toLowerCase(), one] as const), ...byPath]),
  };
}

/** The path of a file, by which it is found whatever host, protocol or service it is loaded from. */
export const filePath = (address: string): string => uploadPath(address) ?? pathOf(address) ?? address;

function attachmentOf({ id, attachmentUrl, guid, title, excerpt, meta, parent }: WxrItem) {
  const alt = meta.get('_wp_attachment_image_alt') ?? '';
  return { id, address: attachmentUrl || guid, title, alt, caption: excerpt, parent };
}

export type MenuItem = ReturnType<typeof menuItemOf>;

/** One entry of a menu. */
function menuItemOf({ id, title, order, meta, terms, link }: WxrItem) {
  const number = (key: string) => Number.parseInt(meta.get(key) ?? '', 10) || 0;
  return {
    ...{ id, title, order },
    menu: terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.name ?? '',
    parent: number('_menu_item_menu_item_parent'),
    /** `post_type`, `taxonomy` or `custom`. */
    type: meta.get('_menu_item_type') ?? 'custom',
    target: number('_menu_item_object_id'),
    address: meta.get('_menu_item_url') || link,
  };
}
