// Written from the folders beside it by `build/site-folder/write-built-in.ts`.
export { default as Form } from './form/Form.astro';
export { default as Hub } from './hub/Hub.astro';
export { default as Timeline } from './timeline/Timeline.astro';
