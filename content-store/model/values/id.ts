import { z } from 'zod';

/** An id that may name a file: letters, digits, `-` and `_`. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'An id must be 1 to 64 letters, digits, - or _');
