/**
 * What people have shown at a log-in: a password, a code of their telephone, one of their recovery codes, a passkey (device and
 * finger or PIN), the one-time link of an invitation, or that another organisation's log-in knows them.
 */
export type Proof = 'password' | 'code' | 'recoveryCode' | 'passkey' | 'link' | 'company';

/** True when these are two factors: what one knows and what one has. A passkey is both. */
export const areTwoFactors = (proofs: readonly Proof[]): boolean =>
  proofs.some((proof) => proof === 'passkey' || proof === 'code' || proof === 'recoveryCode');
