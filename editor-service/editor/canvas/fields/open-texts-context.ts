import { createContext, useContext } from 'react';
import type { OpenTexts } from '#site/content/open-texts.ts';
import { useFieldOwner } from '#site/elements/field-host.ts';

/** The texts of the page that wait for a person. */
export const OpenTextsContext = createContext<OpenTexts | undefined>(undefined);

/** Why a text waits; undefined when it does not. */
export function useOpenText(field: string): OpenTexts[string] | undefined {
  const owner = useFieldOwner();
  const open = useContext(OpenTextsContext);
  return owner.kind === 'block'
    ? open?.[`${owner.key}/${field}`]
    : owner.kind === 'page'
      ? open?.[`/${field}`]
      : undefined;
}
