/** Remaining time as 'mm:ss', at least 0, rounded up to seconds (requirements.md, R15). */
export function remainingText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
