import type { Answer } from './calls';

/** Latencies and statuses of calls; 0: no answer. Milliseconds. */
export class Waits {
  private readonly latencies: number[] = [];
  readonly statuses = new Map<number, number>();

  async timed<A extends Pick<Answer, 'status'> | null>(call: () => Promise<A>): Promise<A> {
    const startedAt = performance.now();
    const answer = await call();
    this.latencies.push(performance.now() - startedAt);
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return answer;
  }

  /** The latency that this share of the calls stayed within. */
  at(share: number): number {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  }
}

/** `201 × 40, 409 × 110` */
export function statusesText({ statuses }: Waits): string {
  const inOrder = [...statuses].sort(([a], [b]) => a - b);
  return inOrder.map(([status, count]) => `${status || 'unheard'} × ${count}`).join(', ');
}
