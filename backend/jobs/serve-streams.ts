import type { MessagePort } from 'node:worker_threads';
import { failureMessage } from './failure-message';
import { type FromStream, READY, STOP, type ToStream } from './stream-thread';

/** Pieces sent before the first acknowledgement. */
const AHEAD = 4;

interface Answer<Head> {
  readonly head: Head;
  readonly pieces: AsyncIterable<string>;
}

/** Runs the jobs sent by a StreamThread, inside the thread. */
export function serveStreams<Job, Head>(
  parent: MessagePort,
  run: (job: Job, signal: AbortSignal) => Promise<Answer<Head>>,
): void {
  parent.on('message', ({ job, port }: ToStream<Job>) => {
    void serve(port, (signal) => run(job, signal));
  });
  parent.postMessage(READY);
}

async function serve<Head>(
  port: MessagePort,
  run: (signal: AbortSignal) => Promise<Answer<Head>>,
): Promise<void> {
  const send = (message: FromStream<Head>, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);
  const taking = takingOf(port);
  try {
    const { head, pieces } = await run(taking.signal);
    send({ head });
    for await (const piece of pieces) {
      await taking.room();
      if (taking.isOver()) return;
      const bytes = new TextEncoder().encode(piece);
      send({ piece: bytes }, [bytes.buffer]);
    }
    send({ end: true });
  } catch (error) {
    send({ failure: failureMessage(error) });
  }
}

/** Acknowledged pieces of the receiver, and whether it has disconnected or stopped waiting. */
function takingOf(port: MessagePort) {
  let free = AHEAD;
  let isOver = false;
  let wake = () => {};
  const stopping = new AbortController();
  port.on('message', (message) => {
    if (message === STOP) {
      stopping.abort();
      return;
    }
    free += 1;
    wake();
  });
  port.once('close', () => {
    isOver = true;
    stopping.abort();
    wake();
  });
  return {
    signal: stopping.signal,
    isOver: () => isOver,
    async room(): Promise<void> {
      while (free === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      free -= 1;
    },
  };
}
