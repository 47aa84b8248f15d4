import { videoAddresses } from '#content-store/model/media/video.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { LineIcon, LUCIDE } from '../../elements/LineIcon.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import { usePictureShown } from '../../elements/use-picture-shown.ts';
import { VideoLink } from '../../elements/VideoLink.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import { MEDIA_SIZE, type media } from './definition.ts';
import styles from './Media.module.css';

const ICONS: Readonly<Record<ContentOf<typeof media>['caption']['icon'], string>> = {
  none: '',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  listen:
    'M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  read: 'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
};

/** A wide picture; the disc on it plays the video. */
export function Media({ content, answers }: BlockProps<typeof media>) {
  const fixed = usePlayerTexts();
  const { image, video, caption, mediaCaption } = content;
  const hasVideo = videoAddresses(video) !== null;
  const hasStage = usePictureShown(image, answers) || hasVideo;
  const { icon, ...link } = caption;
  return (
    <figure className={styles.media}>
      {hasStage && (
        <div className={styles.stage}>
          <Picture
            field="image"
            className={styles.picture}
            image={image}
            answers={answers}
            size={MEDIA_SIZE}
            sizes="(min-width: 67.5rem) 1000px, 100vw"
          />
          <VideoLink video={video} className={styles.play}>
            <span className="visually-hidden">
              {fixed.playVideo}
              {image.alt && `: ${image.alt}`}
            </span>
          </VideoLink>
        </div>
      )}
      <figcaption className={`caption ${styles.captions}`}>
        <Text field="mediaCaption" as="p" value={mediaCaption} />
        <div className={styles.link}>
          {ICONS[icon] && link.text && (
            <LineIcon size="1.25em" {...LUCIDE}>
              <path d={ICONS[icon]} />
            </LineIcon>
          )}
          <LinkElement field="caption" className="text-link" link={link} />
        </div>
      </figcaption>
    </figure>
  );
}
