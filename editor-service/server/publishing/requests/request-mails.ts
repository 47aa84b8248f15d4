import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { accountByLogin } from '#content-store/drafts/people/find-user.ts';
import type { AnsweredRequest } from '#content-store/drafts/publishing/publish-requests.ts';
import type { PublishRequest } from '#content-store/model/entities/publish-request.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { User } from '#content-store/model/people/user.ts';

/** Asks each of these people by mail for what one person asked for at once. */
export async function mailRequest(
  db: Db,
  requests: readonly PublishRequest[],
  people: readonly User[],
  editorUrl: string,
): Promise<void> {
  const [first] = requests;
  if (!first) return;
  const { askedBy, text, domainId, createdAt } = first;
  const more = requests.length > 1 ? ` and ${requests.length - 1} more` : '';
  const content = {
    heading: `${askedBy} asks you to publish “${first.title}”${more}.`,
    lines: [...message(text), ...requests.map((request) => whereOf(request, editorUrl))],
  };
  for (const { email } of people) {
    const subject = `Please publish: ${first.title}${more}`;
    await queueMail(db, { kind: 'request', recipients: [email], subject, content, domainId }, createdAt);
  }
}

/** Tells the person who asked what became of it, unless they answered it themselves or have no account any more. */
export async function mailAnswer(
  db: Db,
  request: AnsweredRequest,
  { at, by }: Stamp,
  editorUrl: string,
): Promise<void> {
  const { state, title, answer, askedBy, domainId } = request;
  const account = await accountByLogin(db, askedBy);
  if (!account || account.user.disabled || askedBy === by) return;
  const [did, heading] = {
    published: ['Published', `${by} published “${title}”, as you asked.`] as const,
    deleted: ['Deleted', `${by} deleted “${title}”, which you had asked to publish.`] as const,
    sentBack: ['Sent back', `${by} did not publish “${title}” and sent it back to you.`] as const,
  }[state];
  const lines = [...message(answer), ...(state === 'deleted' ? [] : [whereOf(request, editorUrl)])];
  const mail = { kind: 'request' as const, recipients: [account.user.email], subject: `${did}: ${title}` };
  await queueMail(db, { ...mail, domainId, content: { heading, lines } }, at);
}

const message = (text: string) => (text ? [{ label: 'Message', value: text }] : []);

/** Where the editor opens it; what is on every page, on the home page. */
function whereOf({ kind, documentId, title, slug }: PublishRequest, editorUrl: string) {
  const path = kind === 'section' ? sectionAddress(documentId) : (slug ?? '');
  return { label: title, value: `${editorUrl}/${path}` };
}
