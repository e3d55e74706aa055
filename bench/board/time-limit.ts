/** A board exceeded its time. The message names the step: 'over 60 s to close'. */
export class TimeLimitError extends Error {}

/** The result of `promise`, or `TimeLimitError` after `ms`. */
export async function withTimeLimit<T>(ms: number, promise: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_done, refuse) => {
    timer = setTimeout(() => refuse(new TimeLimitError(`over ${ms / 1000} s ${what}`)), ms);
  });
  // A rejection after the time limit must not end the process.
  promise.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
