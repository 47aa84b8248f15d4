import { z } from 'zod';

const YOUTUBE_ID = /^[\w-]{11}$/;
/** With the hash of an unlisted video: `76979871/8272103f6e`. */
const VIMEO_ID = /^(\d{6,12})(?:\/(\w{6,40}))?$/;

const YOUTUBE_ADDRESS =
  /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|\S*[?&]v=)|\/\/youtu\.be\/|^youtu\.be\/)([\w-]{11})/;
const VIMEO_ADDRESS = /vimeo\.com\/(?:[a-z]\S*?\/)?(\d{6,12})(?:(?:\/|\?h=)(\w{6,40}))?/;

/** Turns the pasted address of a video, or the code that embeds it, into its id and its service. */
function fromAddress(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('videoId' in value)) return value;
  const address = typeof value.videoId === 'string' ? value.videoId.trim() : '';
  const [, youtube] = YOUTUBE_ADDRESS.exec(address) ?? [];
  if (youtube) return { ...value, videoId: youtube, isVimeo: false };
  const [, vimeo, hash] = VIMEO_ADDRESS.exec(address) ?? [];
  return vimeo ? { ...value, videoId: hash ? `${vimeo}/${hash}` : vimeo, isVimeo: true } : value;
}

/** A video of a block; anything but Vimeo is YouTube. */
export const videoSchema = z
  .preprocess(
    fromAddress,
    z.object({
      /** Kept from imported content; `isVimeo` decides. */
      type: z.string().max(40).default(''),
      videoId: z
        .string()
        .trim()
        .max(2000)
        .regex(/^(?:[\w-]{0,64}|\d{6,12}\/\w{6,40})$/, 'This is not the id or the address of a YouTube or Vimeo video')
        .default(''),
      isVimeo: z.boolean().default(false),
    }),
  )
  .prefault({});
export type Video = z.output<typeof videoSchema>;

/**
 * The addresses of a video: `watch` on its service's own site, `embed` of a player that starts at once and sets no
 * cookies before; null unless its id is valid for its service.
 */
export function videoAddresses({ videoId, isVimeo }: Pick<Video, 'videoId' | 'isVimeo'>) {
  if (!isVimeo) {
    if (!YOUTUBE_ID.test(videoId)) return null;
    return {
      watch: `https://www.youtube.com/watch?v=${videoId}`,
      embed: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`,
    };
  }
  const [, id, hash] = VIMEO_ID.exec(videoId) ?? [];
  if (!id) return null;
  return {
    watch: `https://vimeo.com/${videoId}`,
    embed: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`,
  };
}
