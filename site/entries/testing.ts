/** What tests of a site folder's units are written with. */
export { editableFields, KNOWN_IMAGE, pageCard, renderBlock } from '../testing/render-for-test.tsx';
