import { createHash } from 'node:crypto';
import type { Em } from '../em';
import { raw } from '../sql/raw';

/** An advisory lock of two numbers, held by each server while it is connected to the database. */
export type SharedLock = readonly [group: number, member: number];

/** Any fixed number. */
const SERVERS = 7_214_006;

/** Lock key of a server with this file store. */
export function placeLock(place: string): SharedLock {
  const hash = createHash('sha256').update(place).digest();
  return [SERVERS, hash.readUInt32BE() >>> 1];
}

/** Whether a server on this database uses another file store; PostgreSQL only. */
export async function hasOtherPlace(em: Em, [group, member]: SharedLock): Promise<boolean> {
  const others = await raw(
    em,
    `select 1 from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
       and classid = ? and objid <> ?
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [group, member],
  );
  return others.length > 0;
}
