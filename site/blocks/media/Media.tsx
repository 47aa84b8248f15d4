import { BookOpen, Download, Headphones, type LucideIcon, Play } from 'lucide-react';
import { videoAddresses } from '#content-store/model/media/video.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import { usePictureShown } from '../../elements/use-picture-shown.ts';
import { VideoLink } from '../../elements/VideoLink.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import { playerTexts as fixed } from '../../texts/fixed-texts.ts';
import { MEDIA_SIZE, type media } from './definition.ts';
import styles from './Media.module.css';

const ICONS: Readonly<Record<ContentOf<typeof media>['caption']['icon'], LucideIcon | null>> = {
  none: null,
  play: Play,
  listen: Headphones,
  download: Download,
  read: BookOpen,
};

/** A wide picture; the disc on it plays the video. */
export function Media({ content, answers }: BlockProps<typeof media>) {
  const { image, video, caption, mediaCaption } = content;
  const hasVideo = videoAddresses(video) !== null;
  const hasStage = usePictureShown(image, answers) || hasVideo;
  const { icon, ...link } = caption;
  const Icon = ICONS[icon];
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
          {Icon && link.text && <Icon size="1.25em" aria-hidden="true" />}
          <LinkElement field="caption" className="text-link" link={link} />
        </div>
      </figcaption>
    </figure>
  );
}
