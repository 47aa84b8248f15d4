/** What tests of a site folder's units are written with. */
export { drawBlock, editableFields, KNOWN_IMAGE, pageCard } from '../testing/draw-for-test.tsx';
