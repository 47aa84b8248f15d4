import type { MiddlewareHandler } from 'astro';
import { languageWithHome } from './content/language-versions.ts';
import { siteLanguages } from './fields/site-languages.ts';

/** Notes the language of an address, and the error of a page for the renderer's caller: Astro itself returns status 500 with an empty body. */
export const onRequest: MiddlewareHandler = async ({ locals, url }, next) => {
  if (siteLanguages.length > 1) locals.language ??= await languageFor(url.pathname, locals);
  try {
    return await next();
  } catch (error) {
    locals.thrown ??= error; // the page's own error, not a later one from the error page
    throw error;
  }
};

async function languageFor(address: string, { reader }: App.Locals) {
  const { _id: domainId } = await reader.ask('domain', {});
  return languageWithHome({ domainId, slug: address.slice(1) }, reader);
}
