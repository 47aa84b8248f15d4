import {
  type ComponentSlots,
  createComponent,
  markHTMLString,
  renderComponent,
  renderTemplate,
} from 'astro/runtime/server/index.js';
import type { SlotMarkup } from './blocks-html.ts';

/**
 * `<WithSlots component props slots />` renders a component with one slot per name. Not every version of Astro's compiler
 * supports slots from a list (0.4 does not).
 */
export const WithSlots = createComponent((result, { component, props, slots }) => {
  const filled: ComponentSlots = {};
  for (const [name, html] of Object.entries(slots as SlotMarkup)) {
    const inside = markHTMLString(`<div class="slot">${html}</div>`);
    filled[name] = () => renderTemplate`${inside}`;
  }
  return renderTemplate`${renderComponent(result, 'WithSlots', component, props, filled)}`;
});
