import type * as english from './english.ts';

/** A text for each form of the plural that a language has (CLDR); `other` stands in for one without a text. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type Words<English> = { readonly [Name in keyof English]: English[Name] extends string ? string : Plural };

/** Every fixed text for visitors in one language. */
export type Catalogue = { readonly [Group in keyof typeof english]: Words<(typeof english)[Group]> };
