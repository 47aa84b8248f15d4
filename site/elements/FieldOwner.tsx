import type { ReactNode } from 'react';
import { FieldOwnerContext, type FieldOwner as Owner } from './field-host.ts';

/** Sets the document or block that the fields inside belong to. */
export function FieldOwner({ owner, children }: { owner: Owner; children: ReactNode }) {
  return <FieldOwnerContext value={owner}>{children}</FieldOwnerContext>;
}
