import { type ClockNote, isTrusted, waitMs } from '@backend/domain/trusted-clock';
import { databaseClock, lastChange, schemaState } from '@backend/store/health/condition';
import type { Store } from '@backend/store/open-store';
import { readClockNote } from '@backend/store/upkeep/clock-note';
import { millisecondsInHour } from 'date-fns/constants';
import { advice, type Finding, fault, fine } from './finding';

/** Larger differences break sessions and the order of changes. Seconds. */
const MAX_DIFFERENCE = 30;
/** Russia has changed its time zones eight times since 2010: older data give wrong days. Years. */
const MAX_ZONES_AGE = 3;

const SET_CLOCK = 'Включите на машинах синхронизацию времени (NTP).';

export function judgeClocks(
  now: Date,
  other: {
    readonly database: Date | null;
    readonly lastChange: Date | null;
    /** Null when no server has recorded its clock. */
    readonly note?: ClockNote | null;
  },
): Finding[] {
  const seconds = (at: Date) => Math.round((+at - +now) / 1000);
  const findings: Finding[] = [];
  if (other.database && Math.abs(seconds(other.database)) > MAX_DIFFERENCE) {
    const by = `${seconds(other.database)} с`;
    findings.push(fault(`часы базы данных расходятся с часами сервера: ${by}`, SET_CLOCK));
  }
  if (other.lastChange && seconds(other.lastChange) > MAX_DIFFERENCE) {
    const text = `последнее изменение записано в будущем: ${other.lastChange.toISOString()}`;
    findings.push(fault(`${text}, сейчас ${now.toISOString()}`, SET_CLOCK));
  }
  const { note } = other;
  if (note && !isTrusted(note, now)) findings.push(judgeJump(note, now));
  return findings.length > 0 ? findings : [fine(now.toISOString())];
}

/** A clock ahead of the recorded one may be right: the server was off. */
function judgeJump(note: ClockNote, now: Date): Finding {
  const hours = Math.ceil(waitMs(note, now) / millisecondsInHour);
  const text =
    `сервер работал последний раз ${note.trustedAt.toISOString()}, сейчас ${now.toISOString()}: ` +
    `ничего не удаляется, пока он не проработает ещё ${hours} ч`;
  const mend = `Если время неверное, поправьте его. ${SET_CLOCK}`;
  return now < note.trustedAt ? fault(text, mend) : advice(text, mend);
}

/** `release` in the program's format: `2025c`. */
export function judgeZones(release: string | undefined, now: Date): Finding {
  const year = Number.parseInt(release ?? '', 10);
  if (now.getUTCFullYear() - year <= MAX_ZONES_AGE) return fine(`часовые пояса ${release}`);
  const text = `данные часовых поясов устарели: ${release ?? 'их нет'}`;
  return advice(text, 'Обновите Node: данные поясов входят в него.');
}

/** `store`: null when the database cannot be read. */
export async function checkClock(store: Store | null, now: () => Date): Promise<Finding[]> {
  const zones = judgeZones(process.versions.tz, now());
  if (!store) return [...judgeClocks(now(), { database: null, lastChange: null }), zones];
  const em = store.fork();
  const { pending } = await schemaState(em);
  const changed = pending.length > 0 ? null : await lastChange(em);
  const database = await databaseClock(em);
  const note = pending.length > 0 ? null : await readClockNote(em);
  return [...judgeClocks(now(), { database, lastChange: changed, note }), zones];
}
