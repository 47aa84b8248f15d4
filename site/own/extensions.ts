/** Loads each check, hook, route and import source of the site folder, by its path there. */
export const ownExtensions: Readonly<Record<string, () => Promise<{ default?: unknown }>>> = {};
