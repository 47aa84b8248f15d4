// For Astro's own commands; the product's give it to Astro themselves.
export { astroConfig as default } from './build/compile/astro-config.ts';
