import { fileURLToPath } from 'node:url';
import { siteFolder } from '#build/site-folder/site-folder.mjs';

/** A site folder with languages, which several tests compile: the first of them does, until a source changes. */
export const SITE_IN_LANGUAGES = {
  SITE_DIR: fileURLToPath(new URL('./site-in-languages', import.meta.url)),
  COMPILED_DIR: '',
};

/** Where it is compiled. */
export const { compiledDir: COMPILED_IN_LANGUAGES } = siteFolder(SITE_IN_LANGUAGES);
