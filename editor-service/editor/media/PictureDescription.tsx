import type { KeyboardEvent } from 'react';
import type { Image } from '#content-store/model/media/image.ts';
import { boundTo } from '../ui/fields/bound-to.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';

interface PictureDescriptionProps {
  value: Image;
  /** It gets the focus when it appears. */
  isFirst?: boolean;
  onChange: (value: Image) => void;
}

/** What a picture shows, in words, or that it needs none. */
export function PictureDescription({ value, isFirst = false, onChange }: PictureDescriptionProps) {
  const field = boundTo(value, onChange);
  return (
    <>
      {!value.decorative && (
        <TextField
          label={t('Image alt text')}
          help={t('What the picture shows, for people who cannot see it')}
          maxLength={500}
          isMultiline
          isFirst={isFirst}
          onKeyDown={submitOnEnter}
          {...field('alt')}
        />
      )}
      <Checkbox
        label={t('Decorative: it shows nothing that needs words')}
        value={value.decorative ?? false}
        onChange={(isDecorative) => onChange({ ...value, decorative: isDecorative || undefined })}
      />
    </>
  );
}

/** The words wrap so that all are seen, but they are one line: Enter is done with them. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
