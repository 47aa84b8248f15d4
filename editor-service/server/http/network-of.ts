const GROUPS_OF_A_NETWORK = 4;

/** What limits count as one client: an IPv4 address, or the 64-bit network that one IPv6 customer has. */
export function networkOf(address: string): string {
  const [ipv4] = /\d+\.\d+\.\d+\.\d+$/.exec(address) ?? [];
  if (ipv4 || !address.includes(':')) return ipv4 ?? address;
  const [before = '', after = ''] = address.split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
