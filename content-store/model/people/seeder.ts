/** Who wrote the content that a site began with; no username has a capital. */
export const SEEDER = 'Pagewright';
