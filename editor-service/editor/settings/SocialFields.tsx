import type { Social } from '#content-store/model/entities/page.ts';
import type { ImageSize } from '#site/fields/field.ts';
import { PictureField } from '../media/PictureField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

/** The picture size that Facebook, LinkedIn and Twitter show. */
const SHARED_PICTURE: readonly ImageSize[] = [{ name: 'desktop', width: 1200, height: 630 }];

interface SocialFieldsProps {
  value: Social;
  onChange: (value: Social) => void;
}

/** Title, description, keywords and picture of shared links. */
export function SocialFields({ value, onChange }: SocialFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        value={value.title}
        maxLength={300}
        onChange={(title) => onChange({ ...value, title })}
      />
      <TextField
        label="Description"
        value={value.description}
        isMultiline
        maxLength={1000}
        onChange={(description) => onChange({ ...value, description })}
      />
      <PictureField
        label="Picture"
        sizes={SHARED_PICTURE}
        value={value.image}
        onChange={(image) => onChange({ ...value, image })}
      />
      <TextField
        label="Keywords"
        value={value.keywords}
        maxLength={1000}
        onChange={(keywords) => onChange({ ...value, keywords })}
      />
    </>
  );
}
