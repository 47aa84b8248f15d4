/** Containers nested deeper than this are a mistake, or an attack. */
export const MAX_DEPTH = 8;
