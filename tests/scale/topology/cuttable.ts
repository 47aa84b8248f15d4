import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that can be cut. */
export interface Cuttable {
  port: number;
  /** From now on nothing arrives in either direction and nothing is said about it, as when a cable is pulled. */
  cut(): void;
  /** New connections arrive again; those of before do not come back. */
  mend(): void;
  close(): Promise<void>;
}

export async function startCuttable(target: number): Promise<Cuttable> {
  let isCut = false;
  const ends = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      ends.add(one);
      one.on('data', (bytes) => isCut || other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        if (!isCut) other.destroy();
      });
    }
    client.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      destroyAll();
      isCut = false;
    },
    close: async () => {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}
