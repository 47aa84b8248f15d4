/** What block and template definitions are written with; pure data, no React. */
export { z } from 'zod';
export { breadcrumbItemSchema } from '#content-store/model/entities/breadcrumb.ts';
export type { Field, ImageSize } from '#content-store/model/fields/field.ts';
export { imageSchema } from '#content-store/model/media/image.ts';
export { contentListSchema } from '#content-store/model/values/content-item.ts';
export { linkSchema } from '#content-store/model/values/link.ts';
export type { AnswersOf, BlockDefinition, ContentOf, Slot } from '../fields/block-definition.ts';
export { defineFieldKind } from '../fields/field-kind.ts';
export * from '../fields/fields.ts';
export * from '../fields/header-fields.ts';
export * from '../fields/old-form.ts';
export { colourSchema, LIGHT_COLOURS, PAGE_BACKGROUNDS, PAGE_GROUND } from '../fields/palette.ts';
export * from '../fields/picture-sizes.ts';
export { defineSite, type SiteConfig } from '../fields/site-config.ts';
export { onPage, type PageField, type TemplateDefinition } from '../fields/template-definition.ts';
export type { StoredFields } from '../fields/versioned.ts';
