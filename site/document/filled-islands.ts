import {
  type ComponentSlots,
  chunkToString,
  createComponent,
  markHTMLString,
  renderComponent,
  renderSlotToString,
  renderTemplate,
} from 'astro/runtime/server/index.js';
import { BlockError } from './block-error.ts';
import Carousel from './Carousel.astro';
import { hasVideo, type Island, type SlotMarkup, type WithIslands, withRendered } from './islands.ts';
import Overlay from './Overlay.astro';

type Result = Parameters<typeof renderComponent>[0];

/**
 * `<FilledIslands html islands />` renders markup with its islands, and the overlay that plays its videos. One after the other:
 * how islands are numbered, and which of them loads the scripts, depends on their order.
 */
export const FilledIslands = createComponent(async (result, { html, islands }) => {
  const rendered: string[] = [];
  for (const island of islands as WithIslands['islands']) {
    try {
      const shown = await markup(result, () => renderTemplate`${componentOf(result, island)}`);
      rendered.push(withRendered(shown, rendered));
    } catch (error) {
      throw island.item ? BlockError.from(island.item, error) : error;
    }
  }
  const filled = markHTMLString(withRendered(html, rendered));
  const overlay = hasVideo(filled) ? renderComponent(result, 'Overlay', Overlay, {}) : '';
  return renderTemplate`${markHTMLString(await markup(result, () => renderTemplate`${filled}${overlay}`))}`;
});

/** Rendered markup, with the scripts that its islands need first. */
const markup = async (result: Result, template: () => ReturnType<typeof renderTemplate>): Promise<string> =>
  chunkToString(result, await renderSlotToString(result, template)).toString();

const componentOf = (result: Result, island: Island) =>
  island.kind === 'host'
    ? renderComponent(result, 'Host', island.host, island.props, slotsOf(island.slots))
    : renderComponent(result, 'Carousel', Carousel, island);

/** Not every version of Astro's compiler supports slots from a list (0.4 does not). */
function slotsOf(slots: SlotMarkup): ComponentSlots {
  const filled: ComponentSlots = {};
  for (const [name, html] of Object.entries(slots)) {
    const inside = markHTMLString(`<div class="slot">${html}</div>`);
    filled[name] = () => renderTemplate`${inside}`;
  }
  return filled;
}
