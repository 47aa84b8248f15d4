import type { WxrItem } from './wxr-entry.ts';

const OF_THE_THEME = 'it belongs to the theme';
const OF_A_PLUGIN = 'it belongs to a plugin';
const FORM = 'make the form again with the component Form';
const PERSONAL = 'it holds what visitors entered, which no page should show';

/** Types of posts that are no pages, and why they are left out; null for what WordPress keeps for itself. */
const LEFT_OUT: Readonly<Record<string, string | null>> = {
  ...{ revision: null, oembed_cache: null, customize_changeset: null, user_request: null, 'scheduled-action': null },
  ...{
    custom_css: OF_THE_THEME,
    wp_template: OF_THE_THEME,
    wp_template_part: OF_THE_THEME,
    wp_global_styles: OF_THE_THEME,
  },
  ...{
    wp_font_family: OF_THE_THEME,
    wp_font_face: OF_THE_THEME,
    wp_navigation: 'navigation blocks: fill in the navigation',
  },
  ...{
    wpcf7_contact_form: FORM,
    wpforms: FORM,
    nf_sub: PERSONAL,
    flamingo_inbound: PERSONAL,
    flamingo_contact: PERSONAL,
  },
  ...{
    feedback: PERSONAL,
    shop_order: PERSONAL,
    shop_order_refund: PERSONAL,
    shop_subscription: PERSONAL,
    edd_payment: PERSONAL,
  },
  ...{
    shop_coupon: OF_A_PLUGIN,
    elementor_library: OF_A_PLUGIN,
    'acf-field': OF_A_PLUGIN,
    'acf-field-group': OF_A_PLUGIN,
  },
};

/** Why posts of a type are left out; undefined for pages, null when there is nothing to say. */
export const leftOutBecause = (type: string): string | null | undefined =>
  Object.hasOwn(LEFT_OUT, type) ? LEFT_OUT[type] : undefined;

interface Standing {
  /** Visitors could read it. */
  isPublic: boolean;
  /** What is said of a post that others could not read. */
  note?: string;
}

const STANDINGS: Readonly<Record<string, Standing>> = {
  publish: { isPublic: true },
  draft: { isPublic: false },
  pending: { isPublic: false, note: 'It waited for a review' },
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
