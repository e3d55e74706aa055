import { Agent, request } from 'node:http';
import type { LoadRequest } from '../measure-request.ts';

interface Answer {
  status: number;
  ms: number;
}

export interface Held {
  perSecond: number;
  /** Response times, ms. */
  middle: number;
  p99: number;
  longest: number;
  /** Number of all responses, including warm-up. */
  sent: number;
  /** Number of responses by status; 0: no response. */
  statuses: Record<number, number>;
}

/** Warm-up: earlier responses are not measured. Milliseconds. */
const WARM_MS = 500;

function shoot(agent: Agent, shot: LoadRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const done = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    const { url, method, headers } = shot;
    const call = request(url, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('error', () => done(0));
      answer.on('end', () => done(answer.statusCode ?? 0));
    });
    call.on('error', () => done(0));
    call.end(shot.next?.());
  });
}

function summary(answers: Answer[], sent: number, ms: number): Held {
  const times = answers.map((one) => one.ms).sort((a, b) => a - b);
  const at = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const perSecond = (answers.length * 1000) / ms;
  return { perSecond, middle: at(0.5), p99: at(0.99), longest: at(1), sent, statuses };
}

/** Concurrent clients, each sending its next request after a response, to the servers in turn. */
export async function holdLoad(
  shots: readonly LoadRequest[],
  clients: number,
  forMs: number,
): Promise<Held> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  try {
    const answers: Answer[] = [];
    let sent = 0;
    const countFrom = performance.now() + WARM_MS;
    const until = countFrom + forMs;
    const client = async (_: unknown, number: number) => {
      const shot = shots[number % shots.length];
      while (shot && performance.now() < until) {
        const answer = await shoot(agent, shot);
        sent += 1;
        if (performance.now() >= countFrom) answers.push(answer);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return summary(answers, sent, performance.now() - countFrom);
  } finally {
    agent.destroy();
  }
}

/** Simultaneous requests, to the servers in turn. */
export async function sendAtOnce(shots: readonly LoadRequest[], count: number): Promise<Held> {
  const agent = new Agent({ maxSockets: count });
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const shot = shots[number % shots.length];
      return shot ? shoot(agent, shot) : { status: 0, ms: 0 };
    }),
  );
  agent.destroy();
  return summary(answers, count, performance.now() - startedAt);
}
