import { messageOf } from '../../../model/error.ts';

/** What a server says that stops, starts or takes no more connections, and what sockets say of one that is away. */
const LOST =
  /^(?:08\w{3}|57P0[1-4]|53300|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const LOST_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** A full disk, a lock held too long, a deadlock, a standby that only reads, too little memory. */
const PASSING = /^(?:53\w{3}|55P03|40\w{3}|25006|25P0[23]|58\w{3})$/;

/** The connection was lost, or there was none. */
export const isLostConnection = (error: unknown): boolean =>
  LOST.test(codeOf(error)) || (error instanceof Error && LOST_MESSAGE.test(error.message));

/** The driver's message when no answer came in time. */
const SILENCE = 'Query read timeout';

/** The same may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  isLostConnection(error) || PASSING.test(codeOf(error)) || (error instanceof Error && error.message === SILENCE);

/** By the codes of sockets and of the server. */
const HELP: readonly (readonly [RegExp, string])[] = [
  [/^(?:ECONNREFUSED|ENOENT)$/, 'no PostgreSQL answers there. Start it, or correct the host and port in DATABASE_URL'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'this machine does not know its host. Correct the name in DATABASE_URL'],
  [/^28/, 'the server rejects the user or the password. Correct them in DATABASE_URL'],
  [/^3D000$/, 'the server has no database of this name. Create it with createdb, or correct the name in DATABASE_URL'],
  [/^42501$/, 'its user may not create tables there. Make that user the owner of the database'],
  [/^53300$/, 'the server accepts no more connections. Raise its max_connections, or stop other programs that use it'],
  [/^57P0[1-4]$/, 'the server is starting or stopping. Try again in a moment'],
  [/^25006$/, 'the server is read-only. Name the primary server in DATABASE_URL'],
  [/^53100$/, 'the server’s disk is full. Free some space'],
];

/** What is wrong with a database, and what to do, with the words of the server or driver; undefined for any other error. */
export function helpWith(error: unknown): string | undefined {
  const code = codeOf(error);
  const said = messageOf(error) || code; // errors for each address of a host have no message together
  const isWithoutPassword = said.startsWith('SASL');
  const known = HELP.find(([codes]) => codes.test(isWithoutPassword ? '28P01' : code))?.[1];
  const help = known ?? (isLostConnection(error) ? 'it cannot be reached. Check the network and firewalls' : null);
  return help ? `${help} (${said}).` : undefined;
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]); // one for each address of a host
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
