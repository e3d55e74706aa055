/** Number of repeated lines. */
const REPORTED = 20;
/** Level `warn` of pino. */
const WARNING = 40;

function isWarning(line: string): boolean {
  try {
    return (JSON.parse(line) as { level: number }).level >= WARNING;
  } catch {
    return false;
  }
}

/** Repeats the last warnings and errors of a server's log in the report of a failed test. */
export function reportServer(printed: string): void {
  const warnings = printed.split('\n').filter(isWarning).slice(-REPORTED);
  if (warnings.length > 0) console.error(`The server logged:\n${warnings.join('\n')}`);
}
