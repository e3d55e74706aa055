/** A board took longer than anybody would wait. The message says for what: 'over 60 s to close'. */
export class TooSlow extends Error {}

/** What `promise` answers, or `TooSlow` after `ms`. */
export async function within<T>(ms: number, promise: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_done, refuse) => {
    timer = setTimeout(() => refuse(new TooSlow(`over ${ms / 1000} s ${what}`)), ms);
  });
  // What comes after nobody waits for it any more must not end the program.
  promise.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
