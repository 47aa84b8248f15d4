import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import { userById } from '#content-store/drafts/people/find-user.ts';
import { AppError } from '#content-store/model/error.ts';
import { textsIn } from '#site/content/visitor-texts.ts';
import type { Caller, Handler } from '../http/call-context.ts';
import { networkOf } from '../http/network-of.ts';
import type { FloodLimit } from '../runtime/flood-limit.ts';
import type { Ground } from '../runtime/ground.ts';
import type { Log } from '../runtime/log.ts';
import type { RunHook } from '../runtime/run-hook.ts';
import { createSigner } from '../runtime/signer.ts';
import type { CheckCaptcha } from './captcha.ts';
import { chooseForm } from './choose-form.ts';
import type { FormCommits } from './form-commits.ts';
import type { FormPlaceOf } from './form-place.ts';
import type { NewSubmission } from './store-submission.ts';

/** Dependencies of visitors' calls. */
export interface VisitorNeeds extends Pick<Ground, 'db' | 'log'> {
  limit: FloodLimit;
  placeOf: FormPlaceOf;
  tokens: FormTokens;
  checkCaptcha: CheckCaptcha;
  commits: FormCommits;
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
  hasRateLimits: boolean;
  /** Tells the site folder; nothing waits for it. */
  runHook: RunHook;
}

/** Issues a token that records when a visitor began to fill in this form. */
export function giveToken({ db, limit, placeOf, tokens, commits }: VisitorNeeds): Handler<'forms/token'> {
  return async ({ identifier }, context) => {
    const { formGone, tooOften } = textsIn(context.language).answer;
    await limit(networkOf(context.address), tooOften);
    const { domainId, copy } = await placeOf(context);
    const now = new Date();
    const forms = await formsNamed(db, { kind: 'enquiry', domainId, copy, identifier }, now.toISOString());
    if (forms.length === 0) throw new AppError('not-found', formGone);
    commits.warmUp(); // The form will be submitted soon.
    return { token: tokens.sign(formName(domainId, identifier), now.getTime()) };
  };
}

/** What a token is for. */
const formName = (domainId: string, identifier: string): string => `${domainId} ${identifier}`;

/**
 * Accepts a submission. The stored form alone decides recipients, fields and confirmation; the submission is on disk,
 * with its mails, before this answers. An editor's trial from the preview is a draft, mailed to that editor only.
 */
export function submitForm(needs: VisitorNeeds): Handler<'forms/submit'> {
  const { db, log, limit, placeOf, tokens, checkCaptcha, commits, wakeMails, hasRateLimits, runHook } = needs;

  const receiveSubmission: Handler<'forms/submit'> = async (payload, context) => {
    const { caller, address, language } = context;
    const { formGone, tooOften } = textsIn(language).answer;
    const network = networkOf(address);
    await limit(network, tooOften);
    const { domainId, copy, siteUrl, hosts } = await placeOf(context);
    const { identifier } = payload.settings;
    const now = new Date();
    const at = now.toISOString();
    const chosen = await chooseForm(db, { domainId, copy }, payload, { at, language });
    // No form has that identifier, or its page was changed more than a day ago.
    if (!chosen) throw new AppError('not-found', formGone);
    const { form, values, captcha: answer, candidates } = chosen;
    if (answer !== null) await checkCaptcha(answer, { hosts, language });
    const { token, website: hiddenField } = payload;
    const evidence = { tokens, form: formName(domainId, identifier), token, hiddenField };
    const submission: NewSubmission = {
      domainId,
      siteUrl,
      language,
      values,
      suspicion: caller ? null : suspicionOf({ ...evidence, values, now: now.getTime() }),
      triedBy: caller && (await emailOf(db, caller)),
      causedBy: network,
      hasLimits: hasRateLimits,
      tokenId: token && tokens.idOf(token),
      at,
      ...(candidates && { candidates }),
    };
    const state = await commits.commit('storeSubmission', submission, form);
    wakeMails();
    if (state !== 'draft') runHook('after-submission', domainId, { form: identifier, values, state });
    const { suspicion } = submission;
    log.info({ event: 'form submitted', domainId, identifier, outcome: state, suspicion }, 'form submitted');
    return {};
  };

  return async (payload, context) => {
    try {
      return await receiveSubmission(payload, context);
    } catch (error) {
      if (error instanceof AppError) noteRefusal(log, payload, error);
      throw error;
    }
  };
}

type Payload = Parameters<Handler<'forms/submit'>>[0];

/** Logs why a visitor could not send a form, for its owner: fields by their labels, never what was typed. */
function noteRefusal(log: Log, { settings }: Payload, { message, validationErrors }: AppError): void {
  const { identifier } = settings;
  const line = { event: 'form submitted', identifier, outcome: 'refused', reasons: validationErrors ?? [message] };
  log.info(line, 'form submitted');
}

async function emailOf(db: Db, { userId }: Caller): Promise<string> {
  return (await userById(db, userId))?.email ?? '';
}

/** An older token says nothing: a page may be open for days. */
const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000;
/** Nobody reads and fills in a form faster; our own page waits this long before sending. */
const QUICKEST_MS = 1000;
const MANY_LINKS = 3;

interface Evidence {
  tokens: FormTokens;
  /** Names the form that the token must be for. */
  form: string;
  token: string | undefined;
  /** The value of the field that people do not see. */
  hiddenField: string;
  values: Readonly<Record<string, string>>;
  now: number;
}

/** Why a submission looks like spam, for its reviewer; null if it does not. A missing token alone is not a reason. */
export function suspicionOf({ tokens, form, token, hiddenField, values, now }: Evidence): string | null {
  if (hiddenField !== '') return 'A field hidden from people was filled in';
  const issuedAt = token ? tokens.issuedAt(token, form) : Number.NEGATIVE_INFINITY;
  if (issuedAt === null) return 'Its token was not issued for this form';
  const milliseconds = now - issuedAt;
  if (milliseconds > TOKEN_LIFE_MS) return linksIn(values) >= MANY_LINKS ? 'It has many links and no token' : null;
  return milliseconds < QUICKEST_MS ? `It was filled in within ${milliseconds} ms` : null;
}

function linksIn(values: Readonly<Record<string, string>>): number {
  return (
    Object.values(values)
      .join(' ')
      .match(/https?:\/\//gi)?.length ?? 0
  );
}

type FormTokens = ReturnType<typeof createFormTokens>;

/** Tokens record when a visitor began to fill in one form: `<milliseconds in base 36>-<id>.<signature>`. */
export function createFormTokens(secret: string) {
  const signer = createSigner(secret, 'form tokens');
  return {
    sign: (form: string, now: number): string => {
      const stamp = `${now.toString(36)}-${newId()}`;
      return `${stamp}.${signer.sign(`${stamp} ${form}`)}`;
    },
    /** What tells a token from every other; undefined for those of earlier versions, which visitors may share. */
    idOf: (token: string): string | undefined => /-([^.]+)\./.exec(token)?.[1],
    /** When the token was issued for this form, in milliseconds; null for a forged token or one of another form. */
    issuedAt: (token: string, form: string): number | null => {
      const [stamp = '', given = ''] = token.split('.');
      return signer.isSigned(`${stamp} ${form}`, given) ? Number.parseInt(stamp, 36) : null;
    },
  };
}
