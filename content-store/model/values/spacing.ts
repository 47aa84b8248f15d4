import { z } from 'zod';

/** Steps of the spacing scale in pixels: 1=4, 2=16, 3=24, 4=32, 5=48, 6=64. */
export const SPACING_PIXELS = [0, 4, 16, 24, 32, 48, 64] as const;

/** `base` from 0, `small` from 640 px, `large` from 1080 px. */
export const SCREEN_SIZES = ['base', 'small', 'large'] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];

export const SPACING_SIDES = ['marginTop', 'marginBottom', 'paddingTop', 'paddingBottom'] as const;
export type SpacingSide = (typeof SPACING_SIDES)[number];

/** Literals are read in less than half the time of numbers with bounds, and each block has twelve. */
const stepSchema = z.literal(SPACING_PIXELS.map((_, step) => step));
const step = (fallback: number) => stepSchema.catch(fallback).default(fallback);

const side = (fallback: number) =>
  z.object({ base: step(fallback), small: step(fallback), large: step(fallback) }).prefault({});

/** Margin and padding steps of a block; defaults: bottom margin 2, everything else 0. */
export const spacingSchema = z
  .object({ marginTop: side(0), marginBottom: side(2), paddingTop: side(0), paddingBottom: side(0) })
  .prefault({});
export type Spacing = z.output<typeof spacingSchema>;
