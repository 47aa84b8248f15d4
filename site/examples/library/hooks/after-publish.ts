import { defineHook } from 'pagewright/extend';

/** Tells the content delivery network which pages it should fetch again. */
export default defineHook('after-publish', async ({ addresses }) => {
  const { LIBRARY_CDN } = process.env;
  if (LIBRARY_CDN) await fetch(LIBRARY_CDN, { method: 'POST', body: JSON.stringify({ purge: addresses }) });
});
