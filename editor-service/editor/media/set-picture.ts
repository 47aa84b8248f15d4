import { type Crop, type Image, imageSchema, type MediaRecord } from '#content-store/model/media/image.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { mapFields } from '#site/fields/map-fields.ts';
import { fieldValue, ownerPath } from '../store/blocks/owner.ts';
import type { Documents } from '../store/documents/documents.ts';
import { valueIn } from '../store/documents/patch.ts';
import { fieldsOfOwner } from '../store/fields/longest-text.ts';
import { replay } from '../store/state/run.ts';
import { edit } from '../workbench/edit.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** The address of a picture field: its owner and its path in it. */
export interface PicturePlace {
  owner: FieldOwner;
  field: string;
}

/** What a picture field holds; an empty picture for none. */
export function pictureIn(documents: Documents | null, { owner, field }: PicturePlace): Image {
  return imageSchema.parse(fieldValue(documents, owner, field) ?? {});
}

/** Puts another picture into a field; alt text, caption and crops of the previous one stay where they fit. */
export function setPicture(
  workbench: Workbench,
  place: PicturePlace,
  { previous, picture }: { previous: MediaRecord | null; picture: MediaRecord },
): boolean {
  const value = withPicture(pictureIn(workbench.store.getState().documents, place), previous, picture);
  return edit(workbench, { kind: 'setField', ...place, value });
}

/** Puts pictures into the empty picture fields of a component, in their order, as far as there are some. */
export function fillPictures({ store }: Workbench, owner: FieldOwner, pictures: readonly MediaRecord[]): void {
  const { documents } = store.getState();
  const path = documents && ownerPath(documents, owner);
  if (!documents || !path) return;
  const left = [...pictures];
  const value = mapFields(valueIn(documents, path), fieldsOfOwner(documents, owner), (field, stored) => {
    const image = field.kind === 'image' ? imageSchema.parse(stored ?? {}) : null;
    const next = image?.imageId === '' ? left.shift() : undefined;
    return image && next ? withPicture(image, null, next) : stored;
  });
  if (left.length < pictures.length) replay(store, [{ op: 'replace', path, value }]);
}

/**
 * A field's value with another picture. The caption stays, and so does the alt text, unless it only repeats what the
 * library says of the previous picture. Crops stay where they fit: for a picture of the same proportions.
 */
export function withPicture(value: Image, previous: MediaRecord | null, next: MediaRecord): Image {
  const isOwnAlt = value.alt !== '' && value.alt !== previous?.alt;
  return imageSchema.parse({
    ...value,
    imageId: next._id,
    alt: isOwnAlt ? value.alt : next.alt || value.alt,
    desktop: cropFor(value.desktop, previous, next),
    mobile: cropFor(value.mobile, previous, next),
  });
}

function cropFor(crop: Crop | undefined, previous: MediaRecord | null, next: MediaRecord): Crop | undefined {
  if (!crop || !previous) return undefined;
  const scale = next.width / previous.width;
  if (Math.abs(previous.height * scale - next.height) > 1) return undefined;
  const [left, top] = [crop.left * scale, crop.top * scale];
  return cropWithin({ left, top, width: crop.width * scale, height: crop.height * scale }, next);
}

/** A crop in whole pixels, inside the image and at least one pixel wide and high. */
export function cropWithin(crop: Crop, image: Pick<MediaRecord, 'width' | 'height'>): Crop {
  const left = Math.min(Math.round(crop.left), image.width - 1);
  const top = Math.min(Math.round(crop.top), image.height - 1);
  const width = Math.max(1, Math.min(Math.round(crop.width), image.width - left));
  const height = Math.max(1, Math.min(Math.round(crop.height), image.height - top));
  return { left, top, width, height };
}
