/** Console output for people; the log is for machines. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
