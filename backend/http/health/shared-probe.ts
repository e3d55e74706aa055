interface ProbeLimits {
  /** Timeout of a caller. Milliseconds. */
  readonly patienceMs: number;
  /** Lifetime of an outcome. Milliseconds. */
  readonly freshMs: number;
}

async function within(job: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  try {
    await Promise.race([job, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A job whose outcome is shared: callers at the same time and within `freshMs` get the same one. A
 * job that exceeds its caller's timeout counts as failed until it ends, and is not restarted
 * before.
 */
export function sharedProbe(job: () => Promise<void>, limits: ProbeLimits): () => Promise<void> {
  let outcome: Promise<void> | null = null;
  let isRunning = false;
  let freshUntil = 0;
  return () => {
    if (outcome && (isRunning || performance.now() < freshUntil)) return outcome;
    isRunning = true;
    const running = (async () => job())().finally(() => {
      isRunning = false;
      freshUntil = performance.now() + limits.freshMs;
    });
    outcome = within(running, limits.patienceMs);
    return outcome;
  };
}
