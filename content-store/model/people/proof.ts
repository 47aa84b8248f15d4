/**
 * What people have shown at a log-in: a password, a code of their telephone, one of their recovery codes, a passkey (device and
 * finger or PIN), the one-time link of an invitation, that their company's log-in knows them, or that it has also seen two factors.
 */
export type Proof = 'password' | 'code' | 'recoveryCode' | 'passkey' | 'link' | 'company' | 'companyFactors';

/** True when these are two factors: what one knows and what one has. A passkey is both. */
export const areTwoFactors = (proofs: readonly Proof[]): boolean => proofs.some((proof) => TWO_FACTORS.includes(proof));

const TWO_FACTORS: readonly Proof[] = ['passkey', 'code', 'recoveryCode', 'companyFactors'];
