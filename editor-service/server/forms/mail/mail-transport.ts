import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { DueMail } from '#content-store/drafts/forms/due-mails.ts';
import type { MailContent } from '#content-store/drafts/forms/mails.ts';
import { headerText } from './mail-text.ts';

/**
 * The outcome of a mail: sent, refused permanently, to be retried later, or no server could be reached. If only some of
 * its recipients were refused, `recipients` are those; the others have it.
 */
export type MailOutcome = { kind: 'sent' } | Unsent;
interface Unsent {
  kind: 'refused' | 'later' | 'unreachable';
  reason: string;
  recipients?: readonly string[];
}

/** A mail with its current content. */
type WrittenMail = DueMail & { content: MailContent };

/** Delivers one mail. */
export type MailTransport = (mail: WrittenMail) => Promise<MailOutcome>;

interface Options {
  smtpUrl: string | undefined;
  from: string;
  /** The folder where mails are written as files while no server is configured. */
  folder: string;
}

/** Sends through the SMTP server, or writes each mail as an `.eml` file when there is none. */
export function createMailTransport({ smtpUrl, from, folder }: Options): MailTransport {
  const sender = senderOf(from);
  return smtpUrl ? smtpTransport(smtpUrl, sender) : fileTransport(folder, sender);
}

interface Address {
  name: string;
  address: string;
}

/** The content of a mail can never make the service read a file or fetch an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;
const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

function smtpTransport(url: string, sender: Address): MailTransport {
  const transport = createTransport({ url, ...CLOSED, ...TIMEOUT });
  return async (mail) => {
    try {
      const { rejected, rejectedErrors = [] } = await transport.sendMail(messageOf(mail, sender));
      return rejected.length > 0 ? failureFor(rejected, rejectedErrors) : { kind: 'sent' };
    } catch (error) {
      return failureOf(error);
    }
  };
}

function fileTransport(folder: string, sender: Address): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, sender));
    const file = join(folder, `${mail.id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return { kind: 'sent' };
  };
}

/** Addresses are passed one by one and never parsed, subjects are one line. The Message-ID is the same at every attempt. */
function messageOf({ id, kind, recipients, subject, content }: WrittenMail, sender: Address) {
  const { text, html, replyTo, copyTo = [] } = content;
  return {
    from: sender,
    to: recipients.filter((address) => !copyTo.includes(address)).map(plainAddress),
    cc: recipients.filter((address) => copyTo.includes(address)).map(plainAddress),
    ...(replyTo && { replyTo: plainAddress(replyTo) }),
    subject: headerText(content.subject ?? subject),
    text,
    html,
    messageId: `<${id}@${sender.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': kind === 'confirmation' ? 'auto-replied' : 'auto-generated' },
  };
}

const plainAddress = (address: string): Address => ({ name: '', address });

/** `Tideline <office@example.org>` or `office@example.org`. */
function senderOf(from: string): Address {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name, address };
}

/** A 5xx reply is final, a 4xx reply is not (RFC 5321 §4.2.1); without a reply, the server was unreachable. */
function failureOf(error: unknown): Unsent {
  const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutThisMail) return { kind: 'unreachable', reason: message };
  return { kind: (responseCode ?? 500) >= 500 ? 'refused' : 'later', reason: message };
}

/** Some recipients were refused: retried for all of these as long as one refusal is temporary. */
function failureFor(
  recipients: readonly string[],
  errors: readonly (Error & { responseCode?: number | undefined })[],
): Unsent {
  const putOff = errors.find(({ responseCode = 500 }) => responseCode < 500);
  const reason = (putOff ?? errors[0])?.message ?? 'Refused';
  return { kind: putOff ? 'later' : 'refused', reason, recipients };
}
