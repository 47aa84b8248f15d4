import type * as oidc from 'openid-client';
import { AppError } from '#content-store/model/error.ts';
import { loadPackage } from '#content-store/model/load-package.ts';
import type { Company } from '../../runtime/companies.ts';

const TIMEOUT_SECONDS = 5;
/** How far the clocks may differ. */
const SKEW_SECONDS = 30;
/** A person who is asked again has logged in at the company within this time. */
const FRESH_SECONDS = 300;

/** What a log-in is bound to, besides its state. */
export interface Checks {
  nonce: string;
  verifier: string;
  /** The person must log in at the company again. */
  isAgain: boolean;
}

/** With what the company is asked again. */
export interface Tokens {
  subject: string;
  refresh: string;
  id: string;
}

/** What a company says of a person. */
export interface CompanyAnswer {
  /** Null unless the company has verified it. */
  email: string | null;
  name: string;
  groups: string[];
  hasTwoFactors: boolean;
  tokens: Tokens;
}

/** Loaded where there is a company: it is an optional package. Throws `unavailable` when it is absent. */
export const openidClient = () => loadPackage('company', 'OIDC_PROVIDERS is set', () => import('openid-client'));

type Claims = Record<string, unknown>;
type Reply = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

export type CompanyClient = ReturnType<typeof createCompanyClient>;

/** Speaks with the log-in of a company, which sends people back to `returnAddress`. What it refuses is thrown as it came. */
export function createCompanyClient(company: Company, returnAddress: string) {
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    known ??= discover(company).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  /** What the tokens say of their person, and where they leave something out, the company itself. */
  const answerIn = async (config: oidc.Configuration, reply: Reply, before?: Tokens): Promise<CompanyAnswer> => {
    const claims: Claims = { ...reply.claims() };
    const subject = before?.subject ?? claims.sub;
    if (typeof subject !== 'string' || (claims.sub ?? subject) !== subject) throw new OverError('another person');
    const isWhole = 'email' in claims && (company.groupsClaim in claims || Object.keys(company.roles).length === 0);
    const more = isWhole || !config.serverMetadata().userinfo_endpoint ? {} : await ofUser(config, reply, subject);
    const about: Claims = { ...more, ...claims };
    const isVerified = about.email_verified === true || [true, 1, '1'].includes(about.xms_edov as never);
    return {
      email: isVerified && typeof about.email === 'string' ? about.email.trim().toLowerCase() : null,
      name: typeof about.name === 'string' ? about.name.trim().slice(0, 100) : '',
      groups: textsIn(about[company.groupsClaim]),
      hasTwoFactors: [...textsIn(claims.amr), ...textsIn(claims.acr)].some((way) => company.twoFactors.includes(way)),
      tokens: {
        subject,
        refresh: reply.refresh_token ?? before?.refresh ?? noRefresh(company),
        id: reply.id_token ?? before?.id ?? '',
      },
    };
  };

  return {
    company,

    /** The address at which the company asks its people. Throws `invalid` where it cannot tell that they log in again. */
    begin: async (state: string, checks: Checks): Promise<string> => {
      const config = await configuration();
      if (checks.isAgain && config.serverMetadata().claims_supported?.includes('auth_time') === false)
        throw new AppError('invalid', `${company.title} does not say when you logged in there: log out and in again`);
      const again: Record<string, string> = checks.isAgain ? { prompt: 'login', max_age: String(FRESH_SECONDS) } : {};
      const library = await openidClient();
      const address = library.buildAuthorizationUrl(config, {
        ...company.parameters,
        ...{ scope: company.scope, redirect_uri: returnAddress, state, nonce: checks.nonce, ...again },
        code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },

    /** What the company says of the person whom it sent back with this query; its code works once. */
    finish: async (query: string, state: string, { nonce, verifier, isAgain }: Checks): Promise<CompanyAnswer> => {
      const config = await configuration();
      const { authorizationCodeGrant } = await openidClient();
      const reply = await authorizationCodeGrant(config, new URL(query, returnAddress), {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        ...(isAgain && { maxAge: FRESH_SECONDS }),
      });
      return answerIn(config, reply);
    },

    /** What the company says of a person now. Throws what `isOver()` knows when it no longer knows them. */
    askAgain: async (tokens: Tokens): Promise<CompanyAnswer> => {
      const config = await configuration();
      const { refreshTokenGrant } = await openidClient();
      return answerIn(config, await refreshTokenGrant(config, tokens.refresh), tokens);
    },

    /** Where a person logs out of the company, who then comes back; undefined when that is not possible. */
    end: async ({ id }: Tokens, backTo: string): Promise<string | undefined> => {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      const { buildEndSessionUrl } = await openidClient();
      return buildEndSessionUrl(config, { id_token_hint: id, post_logout_redirect_uri: backTo }).href;
    },

    /** Throws when its settings cannot be read, or are another issuer's. */
    check: configuration,
  };
}

async function discover({ issuer, clientId, secret }: Company): Promise<oidc.Configuration> {
  const library = await openidClient();
  const { clockTolerance, ClientSecretBasic, enableNonRepudiationChecks, allowInsecureRequests } = library;
  return library.discovery(new URL(issuer), clientId, { [clockTolerance]: SKEW_SECONDS }, ClientSecretBasic(secret), {
    timeout: TIMEOUT_SECONDS,
    // Plain http is for this machine only, see `companies.ts`.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  });
}

const ofUser = async (config: oidc.Configuration, { access_token }: Reply, subject: string): Promise<Claims> =>
  (await openidClient()).fetchUserInfo(config, access_token, subject);

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');

function noRefresh({ title }: Company): never {
  throw new AppError(
    'invalid',
    `${title} gave no refresh token, so it could not be asked again. Please tell an administrator.`,
  );
}

/** The tokens are not this person's any more. */
class OverError extends Error {}

/** True when the company has answered that this log-in is over: everything else may pass. */
export const isOver = (error: unknown): boolean =>
  error instanceof OverError || (error instanceof Error && 'error' in error && error.error === 'invalid_grant');
