import { type Finding, fault, reasonOf } from './finding';

/** A part of the installation and its check. */
interface Area {
  readonly name: string;
  readonly check: () => Promise<readonly Finding[]> | readonly Finding[];
}

export interface Report {
  readonly text: string;
  readonly faults: number;
}

const MARKS = { fine: 'в порядке', advice: 'совет', fault: 'ОШИБКА' } as const;

function linesOf({ level, text, mend }: Finding): string[] {
  const line = `  ${MARKS[level].padEnd(10)} ${text}`;
  return mend ? [line, `  ${' '.repeat(10)} → ${mend}`] : [line];
}

/** Runs the checks one after another; one that fails is a fault of its own. */
export async function examine(areas: readonly Area[]): Promise<Report> {
  const lines: string[] = [];
  let faults = 0;
  for (const { name, check } of areas) {
    let findings: readonly Finding[];
    try {
      findings = await check();
    } catch (error) {
      findings = [
        fault(`Проверка не удалась: ${reasonOf(error)}`, 'Устраните причину и повторите.'),
      ];
    }
    if (findings.length > 0) lines.push(name, ...findings.flatMap(linesOf));
    faults += findings.filter(({ level }) => level === 'fault').length;
  }
  lines.push(faults === 0 ? 'Ошибок нет.' : `Ошибок: ${faults}. Исправьте их в этом порядке.`);
  return { text: `${lines.join('\n')}\n`, faults };
}
