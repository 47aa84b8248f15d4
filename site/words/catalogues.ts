import type { Catalogue } from './catalogue.ts';
import * as en from './english.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { he } from './languages/he.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { zh } from './languages/zh.ts';

/** The product's own words by language; each catalogue is complete. */
export const catalogues: Readonly<Record<string, Catalogue>> = { en, ar, de, es, fr, he, it, ja, nl, pl, pt, zh };
