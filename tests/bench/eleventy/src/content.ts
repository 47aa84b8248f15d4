import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Footer } from '../../../../content-store/model/entities/footer.ts';
import type { Navigation } from '../../../../content-store/model/entities/navigation.ts';
import type { PublishedPage } from '../../../../content-store/model/entities/page.ts';
import type { MediaList } from '../../../../content-store/model/media/media-list.ts';

/** Everything that pages show. */
export interface Content {
  pages: PublishedPage[];
  /** The pages with a tag, in the order of lists. */
  byTag: Map<string, PublishedPage[]>;
  /** The start of a picture's address, by its id. */
  pictures: Map<string, string>;
  navigation: Navigation;
  footer: Footer;
  siteName: string;
  keywords: string;
  banner: string;
  acknowledgement: string;
}

/** Reads the published files of the only domain. */
export async function loadContent(): Promise<Content> {
  const root = process.env.CONTENT_DIR ?? '';
  const [domain = ''] = await readdir(join(root, 'domains'));
  const folder = join(root, domain.replace('.json', ''));
  const read = async <T>(name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as T;
  const names = (await readdir(join(folder, 'pages'))).sort();
  const pages = await Promise.all(names.map((name) => read<PublishedPage>(`pages/${name}`)));
  const settings = await read<{ title: string; keywords: string }>('site-settings.json');
  const { media } = await read<MediaList>('media.json');
  return {
    pages,
    byTag: byTag(pages),
    pictures: new Map(media.map(({ _id, hash }) => [_id, `/_media/${hash.slice(0, 16)}`])),
    navigation: await read<Navigation>('navigation.json'),
    footer: await read<Footer>('footer.json'),
    siteName: settings.title,
    keywords: settings.keywords,
    banner: (await read<{ text: string }>('banner.json')).text,
    acknowledgement: (await read<{ text: string }>('acknowledgement-box.json')).text,
  };
}

/** All pages have the same date, so they are in the order of their ids. */
function byTag(pages: readonly PublishedPage[]): Map<string, PublishedPage[]> {
  const groups = new Map<string, PublishedPage[]>();
  const sorted = pages.toSorted((a, b) => (a._id < b._id ? -1 : 1));
  for (const page of sorted) for (const tag of page.tags) groups.set(tag, [...(groups.get(tag) ?? []), page]);
  return groups;
}
