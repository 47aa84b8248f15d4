import type { Handler } from '../calls/call-context.ts';
import { fillTemplate } from '../mail/fill-template.ts';

/** The confirmation as a visitor would get it, with these values. */
export const previewSuccessMail: Handler<'forms/getSuccessEmailPreview'> = async (
  { text, values },
  { service, caller },
) => {
  await service.limits.preview(caller.userId);
  return fillTemplate(text, values);
};
