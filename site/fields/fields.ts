/** What blocks, templates and documents describe their parts with. */
export * from '#content-store/model/fields/choices.ts';
export * from '#content-store/model/fields/content.ts';
export * from '#content-store/model/fields/part.ts';
export * from '#content-store/model/fields/structure.ts';
export * from '#content-store/model/fields/texts.ts';
export * from './colours.ts';
