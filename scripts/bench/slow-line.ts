/**
 * A slow line of TCP connections: 150 ms there and back, 1.6 Mbit/s down, slow start. Unlike the browser's own throttling,
 * which works by request, it makes connections and TLS cost what they cost visitors.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const roundTrip = 150;
const oneWay = roundTrip / 2;
/** Bytes in a millisecond. */
const downRate = 1_638_400 / 8 / 1000;
const upRate = 750_000 / 8 / 1000;
const segment = 1460;
/** Bytes on the way before the first is acknowledged, and at the most. */
const firstWindow = 10 * segment;
const largestWindow = 256 * 1024;

/** One direction, which all connections share: tells when bytes given now have left. */
function createLane(rate: number): (bytes: number, earliest: number) => number {
  let free = 0;
  return (bytes, earliest) => {
    free = Math.max(free, earliest, performance.now()) + bytes / rate;
    return free;
  };
}

/** Runs steps in the order they are given, each at its moment. */
function createTimetable(): (moment: number, step: () => void) => void {
  const steps: { moment: number; step: () => void }[] = [];
  let running = false;
  const run = async () => {
    running = true;
    for (let next = steps.shift(); next; next = steps.shift()) {
      const wait = next.moment - performance.now();
      if (wait > 0) await pause(wait);
      next.step();
    }
    running = false;
  };
  return (moment, step) => {
    steps.push({ moment, step });
    if (!running) void run();
  };
}

const sendTo = (socket: Socket, bytes: Buffer): void => {
  if (socket.writable) socket.write(bytes);
};

type Lane = ReturnType<typeof createLane>;

/** Bytes to the server leave when the connection has been opened, which takes a round trip. */
function carryUp(client: Socket, server: Socket, lane: Lane): void {
  const opened = performance.now() + roundTrip;
  const arrive = createTimetable();
  client.on('data', (bytes) => arrive(lane(bytes.length, opened) + oneWay, () => sendTo(server, bytes)));
  client.on('end', () => arrive(performance.now() + oneWay, () => server.end()));
}

/** Bytes to the client leave as far as the window allows, which grows by what is acknowledged. */
function carryDown(server: Socket, client: Socket, lane: Lane): void {
  const arrive = createTimetable();
  const acknowledge = createTimetable();
  let waiting = Buffer.alloc(0);
  let onTheWay = 0;
  let window = firstWindow;
  let ended = false;
  const send = () => {
    while (waiting.length > 0 && onTheWay < window) {
      const bytes = waiting.subarray(0, Math.min(segment, window - onTheWay));
      waiting = waiting.subarray(bytes.length);
      onTheWay += bytes.length;
      const left = lane(bytes.length, 0);
      arrive(left + oneWay, () => sendTo(client, bytes));
      acknowledge(left + roundTrip, () => {
        onTheWay -= bytes.length;
        window = Math.min(window + bytes.length, largestWindow);
        send();
      });
    }
    if (ended && waiting.length === 0 && onTheWay === 0) client.end();
  };
  server.on('data', (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    send();
  });
  server.on('end', () => {
    ended = true;
    send();
  });
}

/** Leads a free port of this machine to `target` over the line; resolves with the port once it listens. */
export async function startSlowLine(target: number): Promise<{ port: number; stop(): void }> {
  const up = createLane(upRate);
  const down = createLane(downRate);
  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    client.setNoDelay();
    server.setNoDelay();
    carryUp(client, server, up);
    carryDown(server, client, down);
    client.on('close', () => server.destroy());
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.');
  return { port: address.port, stop: () => void listener.close() };
}
