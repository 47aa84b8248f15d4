import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { fieldsOf, link, picture, select, text, video } from '../../fields/fields.ts';

export const MEDIA_SIZE = { name: 'desktop', width: 1000, height: 561 } as const;

/** Icons allowed before the caption's link; the first is for none. */
const icon = select('Icon of the link', [
  { value: 'none', label: 'None' },
  { value: 'play', label: 'Play' },
  { value: 'listen', label: 'Listen' },
  { value: 'download', label: 'Download' },
  { value: 'read', label: 'Read' },
]);

/** A link with an icon among its own fields. */
const captionLink = link('Link under the picture');
const caption = {
  ...captionLink,
  schema: linkSchema.unwrap().extend({ icon: icon.schema }).prefault({}),
  fields: [...captionLink.fields, ...fieldsOf({ icon })],
};

export const media = defineBlock({
  componentType: 'Media',
  label: 'Picture or video',
  description: 'A wide picture; with a video behind it, a big play button.',
  group: 'pictures',
  keywords: ['video', 'image', 'photo', 'film', 'youtube', 'vimeo', 'movie', 'player', 'embed'],
  content: {
    image: picture('Picture', MEDIA_SIZE),
    video: video('Video'),
    mediaCaption: text('Caption', { max: 1000, placeholder: 'Caption', multiline: true }),
    caption,
  },
});
