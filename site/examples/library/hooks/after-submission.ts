import { defineHook } from 'pagewright/extend';

/** Tells the librarians' chat that a form was sent, without what was written. */
export default defineHook('after-submission', async ({ form, state }, { log }) => {
  const { LIBRARY_CHAT } = process.env;
  if (state !== 'received') return log(`“${form}” waits in quarantine`);
  if (LIBRARY_CHAT) await fetch(LIBRARY_CHAT, { method: 'POST', body: JSON.stringify({ text: `“${form}” was sent` }) });
});
