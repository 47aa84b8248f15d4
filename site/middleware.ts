import type { MiddlewareHandler } from 'astro';

/** Stores the error of a page for the renderer's caller: Astro itself returns status 500 with an empty body. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.thrown ??= error; // the page's own error, not a later one from the error page
    throw error;
  }
};
