import { z } from 'zod';

/** A text that is never blank: visitors get `standard` where an editor left it empty. */
export const textOr = (standard: string, maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .overwrite((text) => text.trim() || standard)
    .default(standard);
