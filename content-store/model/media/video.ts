import { z } from 'zod';

const ID_IN_ADDRESS = /^https?:\/\/\S*(?:v=|youtu\.be\/|\/embed\/|\/shorts\/|vimeo\.com\/(?:video\/)?)([\w-]+)/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

/** A video of a block; anything but Vimeo is YouTube (specification 2 §3, Media). A pasted address becomes its id. */
export const videoSchema = z
  .object({
    /** Kept from imported content; `isVimeo` decides. */
    type: z.string().max(40).default(''),
    videoId: z
      .string()
      .trim()
      .max(300)
      .overwrite((value) => ID_IN_ADDRESS.exec(value)?.[1] ?? value)
      .regex(/^[\w-]{0,64}$/, 'A video id has letters, digits, - and _')
      .default(''),
    isVimeo: z.boolean().default(false),
  })
  .prefault({});
export type Video = z.output<typeof videoSchema>;

/**
 * The addresses of a video: `watch` on its service's own site, `embed` of a player that starts at once and sets no
 * cookies before; null unless its id is valid for its service.
 */
export function videoAddresses({ videoId, isVimeo }: Pick<Video, 'videoId' | 'isVimeo'>) {
  if (!(isVimeo ? VIMEO_ID : YOUTUBE_ID).test(videoId)) return null;
  return isVimeo
    ? {
        watch: `https://vimeo.com/${videoId}`,
        embed: `https://player.vimeo.com/video/${videoId}?autoplay=1&dnt=1`,
      }
    : {
        watch: `https://www.youtube.com/watch?v=${videoId}`,
        embed: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`,
      };
}
