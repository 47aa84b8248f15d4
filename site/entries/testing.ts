/** Helpers for tests of a site folder's blocks, templates and headers. */
export { editableFields, KNOWN_IMAGE, pageCard, renderBlock, renderHeader } from '../testing/render-for-test.tsx';
