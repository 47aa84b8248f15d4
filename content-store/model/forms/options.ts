import { z } from 'zod';
import { CHOICE_SEPARATOR } from './fixed-names.ts';

const optionSchema = z
  .string()
  .max(200)
  .regex(new RegExp(`^(?![^]*${CHOICE_SEPARATOR})`), `An option cannot contain ${CHOICE_SEPARATOR}`);

/** The options of a select or multiple choice, without duplicates and blank lines. */
export const optionsSchema = z
  .array(optionSchema)
  .max(100)
  .overwrite((options) => [...new Set(options)].filter((option) => option.trim() !== ''))
  .default([]);
