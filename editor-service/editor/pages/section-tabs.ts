/** The tabs of the settings that a section has too; the others are about an address or a place in lists. */
export const SECTION_TABS: readonly string[] = ['General', 'Roles', 'History'];
