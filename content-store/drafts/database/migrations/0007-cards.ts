import type { Kysely } from 'kysely';
import { sortedJson } from './sorted-json.ts';

interface Tables {
  pages: { collection: string; id: string; copy: string; card: string; document: string };
}

/** Cards hold the buttons and videos of their page. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('pages').select(['collection', 'id', 'copy', 'document']).execute();
  for (const { collection, id, copy, document } of rows) {
    await db
      .updateTable('pages')
      .set({ card: sortedJson(cardOf(JSON.parse(document) as Page)) })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .where('copy', '=', copy)
      .execute();
  }
}

type Fields = Record<string, unknown>;

/** The parts of a stored page that a card repeated at the time. */
interface Page {
  _id: string;
  slug: string;
  template: string;
  header: Fields;
  tags: string[];
  contents: Fields[];
  publishDate?: string;
}

function cardOf({ _id, slug, template, header, tags, contents, publishDate }: Page) {
  const { heading, description, subheading, image, config } = header;
  const buttonsAndVideos = contents.flatMap((item) => buttonOf(item) ?? mediaOf(item) ?? []);
  return {
    _id,
    slug,
    template,
    header: {
      heading: textOf(heading),
      description: textOf(description),
      image: fieldOf(image, 'imageId') ? image : undefined,
      subheading: textOf(subheading) || undefined,
      backgroundColour: textOf(fieldOf(config, 'backgroundColour')) || undefined,
    },
    tags,
    contents: buttonsAndVideos.length > 0 ? buttonsAndVideos : undefined,
    publishDate: publishDate || undefined,
  };
}

const buttonOf = ({ componentType, key, link }: Fields) =>
  componentType === 'Button' && fieldOf(link, 'href') ? { componentType, key, link } : null;

const mediaOf = ({ componentType, key, video }: Fields) =>
  componentType === 'Media' && fieldOf(video, 'videoId') ? { componentType, key, video } : null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;
