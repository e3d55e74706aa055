import { type Em, engineOf } from '../em';
import { raw } from '../sql/raw';

/** Names of ledger triggers contain this text (backend/store/migrations/money-triggers.ts). */
const NAMED = `like '%money%'`;

/**
 * Runs a job that writes the rows of a copy, ledger included, with the ledger's triggers disabled.
 * Call inside the transaction that loads the copy.
 */
export async function withoutMoneyTriggers(em: Em, job: () => Promise<void>): Promise<void> {
  if (engineOf(em) === 'sqlite') await withDropped(em, job);
  else await withDisabled(em, job);
}

async function withDropped(em: Em, job: () => Promise<void>): Promise<void> {
  const triggers = await raw<{ name: string; sql: string }>(
    em,
    `select name, sql from sqlite_master where type = 'trigger' and name ${NAMED}`,
  );
  for (const { name } of triggers) await em.execute(`drop trigger ${name}`);
  await job();
  for (const { sql } of triggers) await em.execute(sql);
}

async function withDisabled(em: Em, job: () => Promise<void>): Promise<void> {
  const triggers = await raw<{ name: string; table: string }>(
    em,
    `select t.tgname as "name", t.tgrelid::regclass::text as "table" from pg_trigger t
     join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgname ${NAMED} and c.relnamespace = current_schema()::regnamespace`,
  );
  const set = async (state: 'disable' | 'enable') => {
    for (const { name, table } of triggers) {
      await em.execute(`alter table ${table} ${state} trigger ${name}`);
    }
  };
  await set('disable');
  await job();
  await set('enable');
}
