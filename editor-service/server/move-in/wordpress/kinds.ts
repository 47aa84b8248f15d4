import type { WxrItem } from './entry-of.ts';

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
export const becomesPage = ({ type, status }: Pick<WxrItem, 'type' | 'status'>): boolean =>
  type !== 'wp_block' && leftOutBecause(type) === undefined && standingOf(status) !== undefined;

/** True for posts that all visitors could read. */
export const wasPublic = ({ status, hasPassword }: Pick<WxrItem, 'status' | 'hasPassword'>): boolean =>
  standingOf(status)?.isPublic === true && !hasPassword;
