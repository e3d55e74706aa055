import { Agent, request } from 'node:http';

/** A repeated request; `next` makes the body of each. */
export interface LoadRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  next?: () => string;
}

export interface Load {
  /** Median response time without other requests; milliseconds. */
  latencyMs: number;
  /** Responses a second with concurrent requests. */
  perSecond: number;
  /** Size of one response, bytes. */
  bytes: number;
}

interface Answer {
  ms: number;
  bytes: number;
}

/** Concurrent requests of the throughput measurement. */
const AT_ONCE = 4;
/** Warm-up: earlier responses are not measured. Milliseconds. */
const WARM_MS = 300;

function send(agent: Agent, shot: LoadRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(
      shot.url,
      { method: shot.method, agent, headers: shot.headers },
      (answer) => {
        let bytes = 0;
        let text = '';
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if ((answer.statusCode ?? 0) >= 300) text += piece;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          if (statusCode >= 300)
            reject(new Error(`${shot.url}: ${statusCode} ${text.slice(0, 300)}`));
          else resolve({ ms: performance.now() - startedAt, bytes });
        });
      },
    );
    call.on('error', reject);
    call.end(shot.next?.());
  });
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Sends sequential, then concurrent requests, each for `forMs`; the warm-up is not measured. */
export async function measure(shot: LoadRequest, forMs: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const warmUntil = performance.now() + WARM_MS;
    do await send(agent, shot);
    while (performance.now() < warmUntil);
    const answers: Answer[] = [];
    const latencyUntil = performance.now() + forMs;
    do answers.push(await send(agent, shot));
    while (performance.now() < latencyUntil);

    let count = 0;
    const startedAt = performance.now();
    const until = startedAt + forMs;
    const client = async () => {
      while (performance.now() < until) {
        await send(agent, shot);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    return {
      latencyMs: middle(answers.map(({ ms }) => ms)),
      perSecond: (count * 1000) / (performance.now() - startedAt),
      bytes: answers[0]?.bytes ?? 0,
    };
  } finally {
    agent.destroy();
  }
}
