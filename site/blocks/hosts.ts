import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import Form from './form/Form.astro';
import Hub from './hub/Hub.astro';
import Timeline from './timeline/Timeline.astro';

/** The Astro component of each block that hydrates; every other block is drawn once, without script. */
export const hosts: Readonly<Record<string, AstroComponentFactory>> = { Form, Hub, Timeline };
