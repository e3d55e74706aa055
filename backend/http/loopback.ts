const NAME = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;
const MAPPED = /^::ffff:/i;

/** Whether a name or an address is this machine's loopback. */
export function isLoopback(host: string): boolean {
  return NAME.test(host.replace(MAPPED, ''));
}
