import { type Image, imageSchema, type MediaRecord } from '#content-store/model/media/image.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { ownerPath } from '../store/blocks/owner.ts';
import type { Documents } from '../store/documents/documents.ts';
import { parsePath, valueIn } from '../store/documents/patch.ts';
import { edit } from '../workbench/edit.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { withPicture } from './with-picture.ts';

/** The place of a picture in what is edited. */
export interface PicturePlace {
  owner: FieldOwner;
  field: string;
}

/** What a picture field holds; an empty picture for none. */
export function pictureIn(documents: Documents | null, { owner, field }: PicturePlace): Image {
  const base = documents && ownerPath(documents, owner);
  const value = base ? valueIn(documents, [...base, ...parsePath(field)]) : undefined;
  return imageSchema.parse(value ?? {});
}

/** Puts another picture into a field; what was written for the previous one stays as far as it fits. */
export function setPicture(
  workbench: Workbench,
  place: PicturePlace,
  { previous, picture }: { previous: MediaRecord | null; picture: MediaRecord },
): boolean {
  const value = withPicture(pictureIn(workbench.store.getState().documents, place), previous, picture);
  return edit(workbench, { kind: 'setField', ...place, value });
}
