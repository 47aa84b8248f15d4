import { hub } from '#own/texts.ts';
import { hookFor } from './use-texts.ts';

export const useHubTexts = /* @__PURE__ */ hookFor('hub', hub);
