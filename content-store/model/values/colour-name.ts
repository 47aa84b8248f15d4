import { z } from 'zod';

/** The name of a colour, by its form alone: which colours a site offers, and what they look like, is the site's to say. */
export const colourNameSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]{0,59}$/, 'A colour name is at most 60 letters and digits, a letter first');
