import { late } from '../ui/late.ts';
import type { Dialogs, TaskNames } from '../workbench/dialogs.ts';

export const mediaDialogs = {
  picture: late(async () => (await import('./PictureDialog.tsx')).PictureDialog),
  describePicture: late(async () => (await import('./DescribePictureDialog.tsx')).DescribePictureDialog),
  cropPicture: late(async () => (await import('./CropPictureDialog.tsx')).CropPictureDialog),
  textPicture: late(async () => (await import('./PictureDialog.tsx')).TextPictureDialog),
  library: late(async () => (await import('./Library.tsx')).LibraryDialog),
} satisfies Partial<Dialogs>;

export const mediaTasks = {
  library: { label: 'Media library', words: 'pictures images photos files upload' },
} satisfies Partial<TaskNames>;
