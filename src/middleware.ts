import { defineMiddleware } from 'astro:middleware';

/** Astro's own would refuse every address with the default language in it, such as an article named `en`. Pages are files here: nothing is left to do. */
export const onRequest = defineMiddleware((_, next) => next());
