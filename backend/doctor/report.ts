import { type Finding, fault, reasonOf } from './finding';
import { type Late, within } from './within';

/** A part of the installation and its check. */
interface Area {
  readonly name: string;
  readonly check: () => Promise<readonly Finding[]> | readonly Finding[];
  /** Instruction for a check that times out. */
  readonly lateMend?: string;
  /** Timeout of a slow check. Milliseconds. */
  readonly withinMs?: number;
}

interface Limits {
  /** Timeouts of one check and of all checks. Milliseconds. */
  readonly eachMs: number;
  readonly allMs: number;
}

export interface Report {
  readonly text: string;
  readonly faults: number;
}

const LIMITS: Limits = { eachMs: 5000, allMs: 30_000 };

const MARKS = { fine: 'в порядке', advice: 'совет', fault: 'ОШИБКА' } as const;

function linesOf({ level, text, mend }: Finding): string[] {
  const line = `  ${MARKS[level].padEnd(10)} ${text}`;
  return mend ? [line, `  ${' '.repeat(10)} → ${mend}`] : [line];
}

const seconds = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const lateFault = ({ afterMs }: Late, mend = 'Устраните причину и повторите.') =>
  fault(`проверка не закончилась за ${seconds.format(afterMs / 1000)} с`, mend);

async function findingsOf(area: Area, limitMs: number): Promise<readonly Finding[]> {
  try {
    const found = await within(limitMs, async () => area.check());
    return 'afterMs' in found ? [lateFault(found, area.lateMend)] : found;
  } catch (error) {
    return [fault(`Проверка не удалась: ${reasonOf(error)}`, 'Устраните причину и повторите.')];
  }
}

/** Runs the checks one after another; a failure or timeout is reported as a fault. */
export async function examine(areas: readonly Area[], limits = LIMITS): Promise<Report> {
  const lines: string[] = [];
  let faults = 0;
  const until = performance.now() + limits.allMs;
  for (const area of areas) {
    const { name, withinMs = limits.eachMs } = area;
    const left = Math.max(0, until - performance.now());
    const findings = await findingsOf(area, Math.min(withinMs, left));
    if (findings.length > 0) lines.push(name, ...findings.flatMap(linesOf));
    faults += findings.filter(({ level }) => level === 'fault').length;
  }
  lines.push(faults === 0 ? 'Ошибок нет.' : `Ошибок: ${faults}. Исправьте их в этом порядке.`);
  return { text: `${lines.join('\n')}\n`, faults };
}
