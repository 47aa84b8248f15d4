import { z } from 'zod';
import { MAIL_STATES, mailSchema } from '#content-store/model/forms/mail.ts';
import { storedSubmissionSchema } from '#content-store/model/forms/submission.ts';
import { subscriberSchema } from '#content-store/model/forms/subscriber.ts';
import { blockAddressSchema } from '#content-store/model/values/content-item.ts';
import { downloadSchema } from './answers.ts';
import { get, post } from './call.ts';
import {
  hiddenField,
  idField,
  momentField,
  nothing,
  optionalField,
  optionalFlagField,
  pagingFields,
} from './fields.ts';

const MAX_VALUES = 200;

const text = (max: number) => z.string().max(max).nullish();
const identifier = z.string().min(1, 'Choose a form').max(100);

/** What the browser sends about the form: helps to choose among stored forms, never used as data. */
const postedSettings = z.object({
  identifier,
  subject: text(200),
  recipient: text(254),
  ccs: z
    .array(z.union([z.string().max(254), z.object({ email: z.string().max(254) })]))
    .max(20)
    .nullish(),
  fields: z.array(z.unknown()).max(MAX_VALUES).nullish(),
  successEmailText: text(10_000),
  successEmailSubject: text(200),
  submitterEmailField: text(100),
});

/** The block that a page sends from. A page that was loaded before pages named it sends only what the specification names. */
const blockNamed = blockAddressSchema.partial().shape;

const submissionQuery = z.object({
  identifier: optionalField(z.string().max(100)),
  fromDate: momentField('start'),
  toDate: momentField('end'),
  toBeAssigned: optionalFlagField,
  showDraftSubmissions: optionalFlagField.transform((isShown = false) => isShown),
  ...pagingFields,
});

const submissions = { formSubmissions: z.array(storedSubmissionSchema), total: z.int() };
const id = z.object({ _id: idField });
/** `address`: where the editor opens the page or section that has the form. */
const formOfPage = z.object({ pageId: z.string(), address: z.string(), title: z.string(), identifier: z.string() });

/** Forms, the mails they cause, and mailing lists. */
export const formCalls = {
  /** Fetched when a visitor begins to fill in a form; the token records when that was. */
  'forms/token': post({
    access: 'public',
    fromSites: true,
    payload: z.object({ identifier }),
    answer: z.object({ token: z.string() }),
  }),
  'forms/submit': post({
    access: 'public',
    fromSites: true,
    body: 'document',
    payload: z.object({
      settings: postedSettings,
      ...blockNamed,
      form: z.looseObject({}),
      token: z.string().max(200).optional(),
      website: hiddenField,
    }),
    answer: nothing,
  }),
  'forms/getSuccessEmailPreview': post({
    access: 'editor',
    onlyReads: true,
    body: 'document',
    payload: z.object({ text: z.string().max(100_000), values: z.record(z.string(), z.string().max(10_000)) }),
    answer: z.string(),
  }),
  'forms/getSubmissions': get({
    access: 'editor',
    payload: submissionQuery,
    answer: z.object({ ...submissions, allSubmissions: z.array(storedSubmissionSchema) }),
  }),
  /** The live forms without a recipient, as a rebuild from published files knows none, or without the captcha they ask for. */
  'forms/getWithoutRecipient': get({
    access: 'editor',
    payload: nothing,
    answer: z.object({ forms: z.array(formOfPage), withoutCaptcha: z.array(formOfPage) }),
  }),
  'forms/generateCSV': get({
    access: 'editor',
    confirm: true,
    audit: 'export',
    payload: submissionQuery,
    answer: downloadSchema,
  }),
  'forms/getCandidates': get({
    access: 'editor',
    payload: id,
    answer: z.array(
      blockAddressSchema.extend({
        title: z.string(),
        recipient: z.string(),
        subject: z.string(),
        /** The page or section that it is on, in words. */
        holder: z.string(),
      }),
    ),
  }),
  'forms/assign': post({ access: 'editor', audit: 'assign', payload: id.extend(blockAddressSchema.shape), answer: id }),
  'forms/eraseSubmission': post({ access: 'editor', audit: 'delete', payload: id, answer: id }),
  'quarantine/list': get({ access: 'editor', payload: z.object(pagingFields), answer: z.object(submissions) }),
  'quarantine/release': post({ access: 'editor', audit: 'release', payload: id, answer: id }),
  'mail/list': get({
    access: 'editor',
    payload: z.object({ state: z.enum(MAIL_STATES).optional(), ...pagingFields }),
    answer: z.object({ mails: z.array(mailSchema), total: z.int() }),
  }),
  'mail/retry': post({ access: 'editor', payload: id, answer: id }),
  'mailchimp/subscribe': post({
    access: 'public',
    fromSites: true,
    payload: z.object({
      listId: z.string().max(100).default(''),
      ...blockNamed,
      values: z.record(z.string(), z.unknown()),
      website: hiddenField,
    }),
    answer: z.object({ success: z.boolean(), message: z.string() }),
  }),
  'subscribers/list': get({
    access: 'editor',
    payload: z.object(pagingFields),
    answer: z.object({ subscribers: z.array(subscriberSchema), total: z.int() }),
  }),
  'subscribers/generateCSV': get({
    access: 'editor',
    confirm: true,
    audit: 'export',
    payload: nothing,
    answer: downloadSchema,
  }),
};
