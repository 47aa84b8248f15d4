import { imageSchema } from '../media/image.ts';
import { videoSchema } from '../media/video.ts';
import { contentItemSchema, contentListSchema, MAX_BLOCKS } from '../values/content-item.ts';
import { type Link, linkSchema } from '../values/link.ts';
import { tagFilterSchema } from '../values/tag-filter.ts';
import type { ImageSize, OptionsOf } from './field.ts';
import { type Common, type Part, part } from './part.ts';
import { limitsOfTexts, textLimits } from './texts.ts';

/** What may be cut of a link: never its address. */
export const LINK_LIMITS = limitsOfTexts(linkSchema.unwrap().shape, 'text', 'tracking', 'fileId');
const PICTURE_LIMITS = limitsOfTexts(imageSchema.unwrap().shape, 'imageId', 'alt', 'caption');
const VIDEO = videoSchema.unwrap().out.shape;

/** Where a link leads, and its words. */
export const link = (label: string, { start, ...common }: Common & { start?: Partial<Link> } = {}) =>
  part(
    start ? linkSchema.unwrap().prefault(start) : linkSchema,
    { kind: 'link', label, ...common },
    { limits: LINK_LIMITS },
  );

/** A picture of the library, with a crop for each size. */
export const picture = (label: string, ...sizes: ImageSize[]): Part<typeof imageSchema> =>
  part(imageSchema, { kind: 'image', label, sizes }, { limits: PICTURE_LIMITS });

/** A video and the service it is at. */
export const video = (label: string): Part<typeof videoSchema> => ({
  ...part(videoSchema, undefined, { limits: limitsOfTexts(VIDEO, 'type', 'videoId') }),
  fields: [
    {
      kind: 'text',
      path: 'videoId',
      label,
      help: 'The id or the address of a YouTube or Vimeo video',
      isCode: true,
      maxLength: textLimits(VIDEO.videoId).max,
    },
    { kind: 'toggle', path: 'isVimeo', label: `${label} service`, states: ['YouTube', 'Vimeo'] },
  ],
});

/** Pages by their tags. */
export const tagFilter = (label: string, options: OptionsOf<'tagFilter'> = {}): Part<typeof tagFilterSchema> =>
  part(tagFilterSchema, { kind: 'tagFilter', label, ...options });

const BLOCKS_LIMITS = {
  max: MAX_BLOCKS,
  entry: contentItemSchema,
  entries: limitsOfTexts(contentItemSchema.shape, 'componentType'),
};

/** The list of blocks of a slot. */
export const blocks = (): Part<typeof contentListSchema> =>
  part(contentListSchema, undefined, { limits: BLOCKS_LIMITS });
