import { createContext } from 'react';

/**
 * Turns stored rich text into what visitors get (`shown-rich-text.ts`): in the editor's canvas and in the footer. The
 * rich texts of a published page's blocks are prepared before their views (`document/prepare-block.ts`): null.
 */
export const ShownTextContext = createContext<((markup: string) => string) | null>(null);
