import { createContext } from 'react';

/** Gets a file of a hub's data by its address. */
export type FetchHubFile = (address: string) => Promise<unknown>;

/** On the site these are files; the editor's canvas makes what they would hold. */
export const HubFilesContext = createContext<FetchHubFile>(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
});
