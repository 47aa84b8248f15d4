import { search } from '#own/texts.ts';
import { hookFor } from './use-texts.ts';

export const useSearchTexts = /* @__PURE__ */ hookFor('search', search);
