import { z } from 'zod';
import { number, toggle } from '../fields/choices.ts';
import { link } from '../fields/content.ts';
import { part, schemaOf, secret } from '../fields/part.ts';
import { list } from '../fields/structure.ts';
import { email, richText, text } from '../fields/texts.ts';
import { formFieldList } from './form-field.ts';

/** The parts of an enquiry form. Recipient, subject, ccs and mail texts never leave the service. */
export const formParts = {
  title: text('Title', { placeholder: 'Heading' }),
  identifier: text('Name in the list of submissions', { max: 100, trim: true, isCode: true }),
  ...secret({
    recipient: email('Send to'),
    subject: text('Email subject', { max: 200 }),
    ccs: list('Copies to', { email: email('Email') }, { max: 20 }),
    submitterEmailField: text('Send confirmation email to', {
      max: 100,
      isCode: true,
      help: 'Name of a required email field',
    }),
    successEmailSubject: text('Success email subject', { max: 200 }),
    successEmailText: richText('Confirmation email text', {
      max: 10_000,
      help: `Quote a field by its name: \${fieldName}`,
    }),
    retentionDays: number('Erase submissions after (days)', { min: 0, max: 3650, start: 0, help: '0 to keep them' }),
  }),
  fields: formFieldList,
  primaryButtonText: text('Button text', { max: 100, whenBlank: 'Send enquiry', placeholder: 'Button Text' }),
  secondaryLink: link('Secondary link'),
  successMessage: richText('Success message', { max: 10_000 }),
  trackInGA: toggle('Track in Google Analytics'),
  /** True when the configuration is complete; set for visitors when the private fields are removed. */
  isConfigured: part(z.boolean().catch(false).default(false)),
};
export const formSchema = schemaOf(formParts);
export type Form = z.output<typeof formSchema>;
