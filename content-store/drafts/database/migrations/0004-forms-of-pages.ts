type Fields = Record<string, unknown>;

export interface StoredForm {
  kind: 'enquiry' | 'subscribe';
  identifier: string;
  form: Fields;
}

/** What a form holds, as pages stored it at the time, with the values of fields that are missing. */
const ENQUIRY: Fields = {
  title: '',
  identifier: '',
  recipient: '',
  subject: '',
  ccs: [],
  trackInGA: false,
  primaryButtonText: 'Send enquiry',
  secondaryLink: { type: 'page', href: '', text: '' },
  successMessage: '',
  successEmailText: '',
  successEmailSubject: '',
  submitterEmailField: '',
  isConfigured: false,
  retentionDays: 0,
  fields: [],
};
const EMAIL_FIELD = { id: 'email_address', name: 'Email Address', type: 'email', required: true };
const SUBSCRIBE: Fields = {
  listId: '',
  submitText: 'Submit',
  successMessage: 'Subscribed succesfully.', // the specification's spelling
  fields: [{ ...EMAIL_FIELD, label: '', placeholder: '', message: '', options: [] }],
};

/** The forms in a page's contents, at any depth; a form without an identifier accepts nothing and is left out. */
export function formsIn(value: unknown): StoredForm[] {
  if (!isObject(value)) return [];
  const own: StoredForm[] = [];
  if (value.componentType === 'Form') own.push(formOf('enquiry', 'identifier', ENQUIRY, value));
  if (isObject(value.subscribe)) own.push(formOf('subscribe', 'listId', SUBSCRIBE, value.subscribe));
  return [...own.filter(({ identifier }) => identifier !== ''), ...Object.values(value).flatMap(formsIn)];
}

function formOf(kind: StoredForm['kind'], nameField: string, fields: Fields, stored: Fields): StoredForm {
  const form = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name] ?? fields[name]]));
  return { kind, identifier: String(form[nameField]), form };
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
