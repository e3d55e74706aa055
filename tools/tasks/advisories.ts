import { spawn } from 'node:child_process';
import { readAudit } from '../check/audit.ts';
import { ROOT, runTask } from '../root.ts';

/** Output of the npm that started this script, for any exit code. */
function npmOutput(args: string[]): Promise<string> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run it with npm: npm run advisories');
  const child = spawn(process.execPath, [npm, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

/** npm run advisories: known advisories of the registry for the packages of production. */
await runTask(async () => {
  const { lines, exitCode } = readAudit(await npmOutput(['audit', '--omit=dev', '--json']));
  for (const line of lines) console.log(line);
  return exitCode;
});
