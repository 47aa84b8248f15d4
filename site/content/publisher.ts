/** Who publishes a site, and where. */
export interface Publisher {
  name: string;
  description: string;
  /** Without a slash at its end. */
  siteUrl: string;
}
