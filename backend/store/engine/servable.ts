import type { Em } from '../em';
import { raw } from '../sql/raw';
import { SESSION_SETTINGS } from './postgres';

/** First version that returns a fraction of seconds exactly (`extra_float_digits`). */
const OLDEST = 12;

/** An unsupported database; the message is for the operator. */
export class UnservableDatabaseError extends Error {
  constructor(
    readonly what: string,
    /** Instruction for fixing it. */
    readonly mend: string,
  ) {
    super(`${what}.\n${mend}`);
  }
}

interface DatabaseFacts {
  readonly version: string;
  readonly encoding: string;
}

const plain = (value: string | undefined) => value?.replaceAll(' ', '').toLowerCase();

/** Missing requirement of a PostgreSQL database; null: none. */
export function judgeDatabase(
  { version, encoding }: DatabaseFacts,
  session: Readonly<Record<string, string>>,
): UnservableDatabaseError | null {
  if (Number.parseInt(version, 10) < OLDEST) {
    return new UnservableDatabaseError(
      `PostgreSQL ${version} слишком старый`,
      `Обновите его: нужен ${OLDEST} или новее.`,
    );
  }
  if (encoding !== 'UTF8') {
    return new UnservableDatabaseError(
      `Кодировка базы данных ${encoding} не вмещает русские тексты`,
      `Создайте базу заново: create database … template template0 encoding 'UTF8'.`,
    );
  }
  const lost = Object.entries(SESSION_SETTINGS)
    .filter(([name, value]) => plain(session[name]) !== plain(value))
    .map(([name]) => `${name} = ${session[name]}`);
  if (lost.length === 0) return null;
  return new UnservableDatabaseError(
    `Соединение с базой данных не приняло настроек программы: ${lost.join(', ')}`,
    'Укажите в DATABASE_URL сам PostgreSQL или посредника, который передаёт options.',
  );
}

/** Throws UnservableDatabaseError. PostgreSQL only. */
export async function demandServable(em: Em): Promise<void> {
  const settings = Object.keys(SESSION_SETTINGS)
    .map((name) => `current_setting('${name}') as ${name}`)
    .join(', ');
  const [found] = await raw<DatabaseFacts & Record<string, string>>(
    em,
    `select current_setting('server_version') as version,
       current_setting('server_encoding') as encoding, ${settings}`,
  );
  const fault = found && judgeDatabase(found, found);
  if (fault) throw fault;
}
