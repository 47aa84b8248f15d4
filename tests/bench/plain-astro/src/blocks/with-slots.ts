import { type ComponentSlots, createComponent, renderComponent, renderTemplate } from 'astro/runtime/server/index.js';

/**
 * `<WithSlots component props slots>{(slot) => ...}</WithSlots>` renders a component with one slot per name, filled by
 * the function. Not every version of Astro's compiler supports slots from a list (0.4 does not).
 */
export const WithSlots = createComponent(async (result, { component, props, slots }, children) => {
  const { slots: own } = result.createAstro({}, children);
  const filled: ComponentSlots = {};
  for (const slot of slots as { name: string }[]) {
    const html = await own.render('default', [slot]);
    filled[slot.name] = () => renderTemplate`${html}`;
  }
  return renderTemplate`${renderComponent(result, 'WithSlots', component, props, filled)}`;
});
