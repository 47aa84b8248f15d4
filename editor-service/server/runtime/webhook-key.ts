/** The key of a secret: its bytes, or those that `whsec_…` has in Base64 (Standard Webhooks, "Signature scheme"). */
export const webhookKey = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
