import { form } from '#own/texts.ts';
import { hookFor } from './use-texts.ts';

export const useFormTexts = /* @__PURE__ */ hookFor('form', form);
