/** Latencies of calls of one kind. Milliseconds. */
interface Waits {
  readonly all: number[];
  /** Status → number of calls. */
  readonly statuses: Map<number, number>;
}

/**
 * Calls repeatedly at fixed moments until stopped. Latency is measured from the scheduled moment,
 * so that a blocked process is counted in full.
 */
export function callEvery(intervalMs: number, call: () => Promise<number>) {
  const waits: Waits = { all: [], statuses: new Map() };
  let isOn = true;
  const running = (async () => {
    const start = performance.now();
    for (let turn = 0; isOn; turn += 1) {
      const due = start + turn * intervalMs;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      if (!isOn) return;
      // Moments that passed during the previous call are covered by its latency.
      const began = early > 0 ? due : performance.now();
      const status = await call();
      waits.all.push(performance.now() - began);
      waits.statuses.set(status, (waits.statuses.get(status) ?? 0) + 1);
    }
  })();
  return {
    waits,
    async stop(): Promise<Waits> {
      isOn = false;
      await running;
      return waits;
    },
  };
}

function at(all: readonly number[], share: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** `412 calls: p50 2, p99 18, max 41 ms; 200 × 412` */
export function waitsText({ all, statuses }: Waits): string {
  const byStatus = [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  return `${all.length} calls: p50 ${at(all, 0.5)}, p99 ${at(all, 0.99)}, max ${at(all, 1)} ms; ${byStatus}`;
}

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * The longest event loop block of this thread until stopped, in milliseconds of its own CPU time,
 * independent of other load.
 */
export function watchTurns() {
  let longestMs = 0;
  let before = cpuMs();
  let timer: NodeJS.Timeout;
  const turn = () => {
    const now = cpuMs();
    longestMs = Math.max(longestMs, now - before);
    before = now;
    timer = setTimeout(turn, 1);
  };
  timer = setTimeout(turn, 1);
  return {
    stop(): number {
      clearTimeout(timer);
      return Math.round(longestMs);
    },
  };
}
