import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { videoSchema } from '#content-store/model/media/video.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const MEDIA_SIZE = { name: 'desktop', width: 1000, height: 561 } as const;

/** Icons allowed before the caption's link. */
export const MEDIA_ICONS = ['none', 'play', 'listen', 'download', 'read'] as const;

export const media = defineBlock({
  componentType: 'Media',
  label: 'Picture or video',
  description: 'A wide picture; with a video behind it, a big play button.',
  group: 'pictures',
  keywords: ['video', 'image', 'photo', 'film', 'youtube', 'vimeo', 'movie', 'player', 'embed'],
  schema: z.object({
    image: imageSchema,
    video: videoSchema,
    /** A link under the picture. */
    caption: linkSchema
      .unwrap()
      .extend({ icon: z.enum(MEDIA_ICONS).catch('none').default('none') })
      .prefault({}),
    mediaCaption: z.string().max(1000).default(''),
  }),
  fields: [
    { kind: 'image', path: 'image', label: 'Picture', sizes: [MEDIA_SIZE] },
    {
      kind: 'text',
      path: 'video.videoId',
      label: 'Video',
      help: 'The id or the address of a YouTube or Vimeo video',
      isCode: true,
    },
    { kind: 'toggle', path: 'video.isVimeo', label: 'Video service', states: ['YouTube', 'Vimeo'] },
    { kind: 'text', path: 'mediaCaption', label: 'Caption', placeholder: 'Caption', multiline: true },
    { kind: 'link', path: 'caption', label: 'Link under the picture' },
    {
      kind: 'select',
      path: 'caption.icon',
      label: 'Icon of the link',
      options: [
        { value: 'none', label: 'None' },
        { value: 'play', label: 'Play' },
        { value: 'listen', label: 'Listen' },
        { value: 'download', label: 'Download' },
        { value: 'read', label: 'Read' },
      ],
    },
  ],
});
