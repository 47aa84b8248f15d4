/** What an export says of the whole site. */
interface WxrSite {
  kind: 'site';
  title: string;
  /** Without a slash at its end; empty when the file does not say it. */
  address: string;
}

interface WxrAuthor {
  kind: 'author';
  login: string;
  name: string;
}

/** A category, a tag or a term of another taxonomy. */
export interface WxrTerm {
  kind: 'term';
  id: number;
  taxonomy: string;
  slug: string;
  name: string;
  parent: string;
}

/** A post of any type: page, attachment, entry of a menu. */
export interface WxrItem {
  kind: 'item';
  id: number;
  type: string;
  status: string;
  title: string;
  link: string;
  guid: string;
  name: string;
  creator: string;
  parent: number;
  order: number;
  date: string;
  dateGmt: string;
  hasPassword: boolean;
  content: string;
  excerpt: string;
  attachmentUrl: string;
  terms: { taxonomy: string; slug: string; name: string }[];
  meta: ReadonlyMap<string, string>;
  oldSlugs: readonly string[];
  comments: number;
}

export type WxrEntry = WxrSite | WxrAuthor | WxrTerm | WxrItem;
