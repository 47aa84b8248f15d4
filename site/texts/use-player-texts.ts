import { player } from '#own/texts.ts';
import { hookFor } from './use-texts.ts';

export const usePlayerTexts = /* @__PURE__ */ hookFor('player', player);
