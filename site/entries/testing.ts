/** Helpers for tests of a site folder's blocks and templates. */
export { editableFields, KNOWN_IMAGE, pageCard, renderBlock } from '../testing/render-for-test.tsx';
