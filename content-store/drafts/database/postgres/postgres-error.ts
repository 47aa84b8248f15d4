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

/** The driver's own, when no answer came in time. */
const SILENCE = 'Query read timeout';

/** The same may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  isLostConnection(error) || PASSING.test(codeOf(error)) || (error instanceof Error && error.message === SILENCE);

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]); // one for each address of a host
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
