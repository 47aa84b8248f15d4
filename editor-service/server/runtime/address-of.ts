/** The address to type: what listens on this machine alone, or everywhere, is called localhost. */
export function addressOf(host: string, port: number): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host}:${port}`;
}
