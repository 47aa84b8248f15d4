import { z } from 'zod';
import { texts } from '../fields/texts.ts';
import { CHOICE_SEPARATOR } from './fixed-names.ts';

const optionSchema = z
  .string()
  .max(200)
  .regex(new RegExp(`^(?![^]*${CHOICE_SEPARATOR})`), `An option cannot contain ${CHOICE_SEPARATOR}`);

/** The options of a select or multiple choice, without duplicates and blank lines. */
export const options = (help: string) =>
  texts('Options', optionSchema, {
    max: 100,
    help,
    adjust: (all) => [...new Set(all)].filter((option) => option.trim() !== ''),
  });
