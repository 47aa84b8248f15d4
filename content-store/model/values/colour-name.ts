import { z } from 'zod';

/** The syntax of a colour name; each site defines its colours. */
export const colourNameSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]{0,59}$/, 'A colour name is a letter, then up to 59 letters and digits');
