/** The address to open: a host that means only this machine, or any interface, becomes localhost. */
export function addressOf(host: string, port: number): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host}:${port}`;
}
