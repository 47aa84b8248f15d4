import type { Sort } from '#content-store/model/entities/tag-filter.ts';

/** The orders of a hub (specification 2 §9), for editors and visitors. */
export const SORT_OPTIONS: readonly { value: Sort; label: string }[] = [
  { value: 'a-z', label: 'Title (A-Z)' },
  { value: 'z-a', label: 'Title (Z-A)' },
  { value: 'earliest', label: 'Publish Date (earliest)' },
  { value: 'latest', label: 'Publish Date (latest)' },
];
