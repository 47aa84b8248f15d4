import type { MiddlewareHandler } from 'astro';

/** Keeps what a page threw for the renderer's caller: Astro itself answers status 500 with an empty body. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.thrown ??= error; // What the page threw, not what the error page throws after it.
    throw error;
  }
};
