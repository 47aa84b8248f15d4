import { Suspense, useState } from 'react';
import type { ImageSize } from '#content-store/model/fields/field.ts';
import { shownPart } from '#content-store/model/media/crop-around.ts';
import { type Image, imageSchema, type MediaRecord } from '#content-store/model/media/image.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { Button } from '../ui/Button.tsx';
import { takingFiles } from '../ui/dropped-files.ts';
import { boundTo } from '../ui/fields/bound-to.ts';
import controls from '../ui/fields/controls.module.css';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { late } from '../ui/late.ts';
import { pictureAt } from '../ui/picture-at.ts';
import { t } from '../words/t.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { PictureDescription } from './PictureDescription.tsx';
import styles from './PictureField.module.css';
import { fillPictures, withPicture } from './set-picture.ts';
import { useMedia } from './use-media.ts';

const PictureChooser = late(async () => (await import('./PictureDialog.tsx')).PictureChooser);
const CropDialog = late(async () => (await import('./CropDialog.tsx')).CropDialog);

interface PictureFieldProps {
  label: string;
  help?: string | undefined;
  value: Image;
  /** The sizes it is shown at; each can be cropped separately. */
  sizes: readonly ImageSize[];
  hasCaption?: boolean;
  onChange: (value: Image) => void;
  /** Whose empty picture fields get what is uploaded together with the chosen picture. */
  owner?: FieldOwner;
}

type Open = { kind: 'nothing' } | { kind: 'chooser'; files?: readonly File[] } | { kind: 'crop'; size: ImageSize };

/** Edits a picture: the image, its crops, its alt text and its caption. */
export function PictureField({ label, help, value, sizes, hasCaption = false, owner, onChange }: PictureFieldProps) {
  const workbench = useWorkbench();
  const [open, setOpen] = useState<Open>({ kind: 'nothing' });
  const close = () => setOpen({ kind: 'nothing' });
  const hasImage = value.imageId !== '';
  const { media, isGone } = useMedia(value.imageId);
  const field = boundTo(value, onChange);
  return (
    <LabelledGroup label={label} help={help} {...takingFiles((files) => setOpen({ kind: 'chooser', files }))}>
      {isGone && (
        <p className={styles.gone} role="status">
          {t(
            'Visitors see no picture here: it was deleted from the media library. Choose another; alt text and caption stay.',
          )}
        </p>
      )}
      {hasImage && !isGone && (
        <div className={styles.parts}>
          {sizes.map((size) => (
            <div key={size.name} className={styles.part}>
              <ShownPart media={media} size={size} image={value} />
              <Button
                aria-label={t('Crop {name}: {label}', { name: size.name, label })}
                disabled={!media}
                onClick={() => setOpen({ kind: 'crop', size })}
              >
                {t('Crop {name}', { name: size.name })}
              </Button>
            </div>
          ))}
        </div>
      )}
      <div className={controls.row}>
        <Button onClick={() => setOpen({ kind: 'chooser' })}>
          {hasImage ? t('Change picture') : t('Choose a picture')}
        </Button>
        {hasImage && <Button onClick={() => onChange(imageSchema.parse({}))}>{t('Remove picture')}</Button>}
      </div>
      {hasImage && <PictureDescription value={value} onChange={onChange} />}
      {hasImage && hasCaption && <TextField label={t('Caption')} maxLength={1000} {...field('caption')} />}
      <Suspense>
        {open.kind === 'chooser' && (
          <PictureChooser
            files={open.files}
            onClose={close}
            onChoose={(picture, others) => {
              onChange(withPicture(value, media, picture));
              if (owner) fillPictures(workbench, owner, others);
              close();
            }}
          />
        )}
        {open.kind === 'crop' && media && (
          <CropDialog
            media={media}
            size={open.size}
            crop={value[open.size.name]}
            onClose={close}
            onSave={(crop) => {
              onChange({ ...value, [open.size.name]: crop });
              close();
            }}
            onChange={() => setOpen({ kind: 'chooser' })}
          />
        )}
      </Suspense>
    </LabelledGroup>
  );
}

/** The width of a shown part, in pixels. */
const WIDTH = 480;

/** The part of a picture that one size shows; empty until the picture's record is loaded. */
function ShownPart({ media, size, image }: { media: MediaRecord | null; size: ImageSize; image: Image }) {
  if (!media) return <div className={styles.picture} />;
  return <img className={styles.picture} alt="" {...pictureAt(WIDTH, media, size, shownPart(image, media, size))} />;
}
