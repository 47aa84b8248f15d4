import { ownTexts } from '#own/texts.ts';
import * as english from '../fields/english.ts';

/** A group of fixed texts: the site folder's, otherwise the English ones. */
export function fixedTexts<English extends Readonly<Record<string, string>>>(
  group: string,
  english: English,
): { readonly [Name in keyof English]: string } {
  return { ...english, ...ownTexts[group] };
}

// Separate and marked pure, so that a script contains only the groups it uses.
export const cardTexts = /* @__PURE__ */ fixedTexts('card', english.card);
export const hubTexts = /* @__PURE__ */ fixedTexts('hub', english.hub);
export const formTexts = /* @__PURE__ */ fixedTexts('form', english.form);
export const searchTexts = /* @__PURE__ */ fixedTexts('search', english.search);
export const frameTexts = /* @__PURE__ */ fixedTexts('frame', english.frame);
export const playerTexts = /* @__PURE__ */ fixedTexts('player', english.player);
export const noticeTexts = /* @__PURE__ */ fixedTexts('notice', english.notice);
export const factTexts = /* @__PURE__ */ fixedTexts('fact', english.fact);
export const employmentTexts = /* @__PURE__ */ fixedTexts('employment', english.employment);
export const courseTexts = /* @__PURE__ */ fixedTexts('course', english.course);

/** Replaces placeholders in braces: `{count} items` → `3 items`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
