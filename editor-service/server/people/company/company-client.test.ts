import { expect, it, onTestFinished } from 'vitest';
import { answerJson, startFakeServer } from '../../testing/fake-server.ts';
import { createCompanyClient } from './company-client.ts';

it('a company that does not say when people logged in is asked for a log-in, but not to confirm one', async () => {
  const server = await startFakeServer(() => {});
  onTestFinished(() => server.close());
  const { url: issuer } = server;
  const addresses = {
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  };
  server.answer = answerJson({ issuer, ...addresses, claims_supported: ['sub', 'email'] });
  const named = {
    id: 'example',
    title: 'Example Ltd',
    issuer,
    clientId: 'pagewright',
    secret: 'a secret',
    domains: [],
  };
  const settings = { groupsClaim: 'groups', roles: {}, scope: 'openid', parameters: {}, twoFactors: [] };
  const { begin } = createCompanyClient({ ...named, ...settings }, 'https://edit.example.org/_company/example');
  const checks = { nonce: 'a nonce', verifier: 'a verifier' };
  expect(await begin('a state', { ...checks, isAgain: false })).toMatch(`${issuer}/auth?`);
  await expect(begin('a state', { ...checks, isAgain: true })).rejects.toThrow(
    'Example Ltd does not say when you logged in there: log out and in again',
  );
});
