import { useContext } from 'react';
import { FieldHostContext, type PictureProps } from './field-host.ts';
import { pictureSources } from './picture-sources.ts';

/** A picture with a fixed aspect ratio and several sizes for the browser; nothing if the image is unknown. */
export function Picture(props: PictureProps) {
  const host = useContext(FieldHostContext);
  return host ? <host.Picture {...props} /> : PictureElement(props);
}

/**
 * The markup of a picture, the same for visitors and in the editor. Chromium and Firefox load lazy pictures before they
 * print; if a script loaded them on `beforeprint`, Chromium would print without waiting for them.
 */
export function PictureElement(props: PictureProps) {
  const { image, answers, size, sizes, className, eager = false } = props;
  const media = answers.media[image.imageId];
  if (!media) return null;
  return (
    <picture>
      <MobileSource {...props} />
      <img
        className={className}
        {...pictureSources(image, media, size, answers.imageBaseUrl)}
        sizes={sizes}
        width={size.width}
        height={size.height}
        alt={image.decorative ? '' : image.alt || media.alt}
        role={image.decorative ? 'presentation' : undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The source for small screens: another crop, or another image. */
function MobileSource({ image, mobileImage, mobileSize, answers }: PictureProps) {
  const shown = mobileImage && answers.media[mobileImage.imageId] ? mobileImage : image;
  const media = answers.media[shown.imageId];
  if (!media || !mobileSize) return null;
  const { srcSet } = pictureSources(shown, media, mobileSize, answers.imageBaseUrl);
  const { width, height } = mobileSize;
  return <source media="(max-width: 639px)" srcSet={srcSet} sizes="100vw" width={width} height={height} />;
}
