import type { Sort } from '#content-store/model/entities/tag-filter.ts';
import { hubTexts as fixed } from '../../texts/fixed-texts.ts';

/** The orders of a hub (specification 2 §9), for editors and visitors. */
export const SORT_OPTIONS: readonly { value: Sort; label: string }[] = [
  { value: 'a-z', label: fixed.titleAscending },
  { value: 'z-a', label: fixed.titleDescending },
  { value: 'earliest', label: fixed.earliest },
  { value: 'latest', label: fixed.latest },
];
