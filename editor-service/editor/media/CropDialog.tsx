import { useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { ImageSize } from '#content-store/model/fields/field.ts';
import { cropAround } from '#content-store/model/media/crop-around.ts';
import type { Crop, MediaRecord } from '#content-store/model/media/image.ts';
import { ask, CallFailed } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import { pictureAt } from '../ui/picture-at.ts';
import { t } from '../words/t.ts';
import styles from './CropDialog.module.css';
import { toPercent, toPixels, widestCrop } from './crop-geometry.ts';

interface CropDialogProps {
  media: MediaRecord;
  size: ImageSize;
  crop: Crop | undefined;
  onSave: (crop: Crop | undefined) => void;
  /** Chooses another picture when this one was deleted. */
  onChange: () => void;
  onClose: () => void;
}

/** The largest width of the picture while cropping, in pixels. */
const WIDTH = 1200;

/** Crops a picture for one size, at the aspect ratio of that size. */
export function CropDialog({ media, size, crop, onSave, onChange, onClose }: CropDialogProps) {
  const aspect = size.width / size.height;
  const [part, setPart] = useState(() => {
    const shown = crop ?? cropAround(media.focus, media, size);
    return shown ? toPercent(shown, media) : widestCrop(aspect, media);
  });
  const [isGone, setGone] = useState(false);

  /** A picture that was deleted meanwhile is reported instead of cropped. */
  async function save() {
    const gone = await ask('media/usage', { _id: media._id }).then(
      () => false,
      (failure: unknown) => failure instanceof CallFailed && failure.status === 404,
    );
    if (gone) setGone(true);
    else onSave(toPixels(part, media));
  }

  if (isGone) {
    return (
      <Modal title={t('This picture was deleted')} onClose={onClose}>
        <ModalText>
          {t(
            'Someone deleted it from the media library while you were cropping it. Choose another: the caption and alt text stay.',
          )}
        </ModalText>
        <ModalActions>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button look="main" onClick={onChange}>
            {t('Choose a picture')}
          </Button>
        </ModalActions>
      </Modal>
    );
  }
  return (
    <Modal title={t('Crop for {name}', { name: size.name })} size="wide" onClose={onClose}>
      <ModalText>
        {t(
          'Shown at {width} × {height} pixels. Drag the frame or its corners, or move them with Tab and the arrow keys.',
          { width: size.width, height: size.height },
        )}
      </ModalText>
      <div className={styles.stage}>
        <ReactCrop
          crop={part}
          aspect={aspect}
          keepSelection
          ruleOfThirds
          minWidth={32}
          onChange={(_pixels, percent) => setPart(percent)}
        >
          <img
            className={styles.image}
            alt={media.alt || media.name}
            {...pictureAt(Math.min(WIDTH, media.width), media, media)}
          />
        </ReactCrop>
      </div>
      <ModalActions>
        {crop && <Button onClick={() => onSave(undefined)}>{t('Remove crop')}</Button>}
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="main" onClick={() => void save()}>
          {t('Crop')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
