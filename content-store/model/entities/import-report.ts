import { z } from 'zod';

/** An import from elsewhere: what it brought, and how much of what it lost is left to look at. */
export const importSchema = z.object({
  _id: z.string(),
  /** The file or folder that was read. */
  source: z.string(),
  at: z.string(),
  /** In words: how many pages, pictures and redirects. */
  summary: z.string(),
  open: z.int(),
  total: z.int(),
});
export type ImportEntry = z.output<typeof importSchema>;

/** Something that an import could not bring as it was. */
export const importLossSchema = z.object({
  importId: z.string(),
  /** Its place in the report, from 1. */
  number: z.int(),
  /** What losses of this kind have in common. */
  kind: z.string(),
  /** Its address or number in the source. */
  source: z.string(),
  what: z.string(),
  why: z.string(),
  /** How often. */
  times: z.int(),
  /** The person who has seen to it; empty: it is left to do. */
  doneBy: z.string(),
});
export type ImportLoss = z.output<typeof importLossSchema>;
