/** A post of an export; what is not given is that of a published page. */
export interface SmallPost {
  id: number;
  title?: string;
  link?: string;
  name?: string;
  type?: string;
  status?: string;
  password?: string;
  parent?: number;
  content?: string;
  /** Further elements. */
  more?: string;
}

const item = ({ id, title = `Page ${id}`, type = 'page', status = 'publish', ...post }: SmallPost): string => `<item>
  <title>${title}</title><link>${post.link ?? `https://old.example/${post.name ?? `page-${id}`}/`}</link>
  <wp:post_id>${id}</wp:post_id><wp:post_name>${post.name ?? ''}</wp:post_name><wp:post_type>${type}</wp:post_type>
  <wp:status>${status}</wp:status><wp:post_password>${post.password ?? ''}</wp:post_password>
  <wp:post_parent>${post.parent ?? 0}</wp:post_parent><content:encoded><![CDATA[${post.content ?? ''}]]></content:encoded>
  ${post.more ?? ''}
</item>`;

/** A WordPress export with these posts. */
export const smallExport = (posts: readonly SmallPost[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Old</title><link>https://old.example</link>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
${posts.map(item).join('\n')}
</channel></rss>`;

export const oldSlug = (slug: string): string =>
  `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${slug}</wp:meta_value></wp:postmeta>`;
