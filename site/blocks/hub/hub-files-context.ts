import { createContext } from 'react';

/** Fetches a file of a hub's data by its address. */
export type FetchHubFile = (address: string) => Promise<unknown>;

/** Fetches files on the site; the editor's canvas generates their content instead. */
export const HubFilesContext = createContext<FetchHubFile>(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return response.json();
});
