import { createRequire } from 'node:module';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepPrepared } from './prepared-statements';

type Native = Parameters<typeof keepPrepared>[0];
const Sqlite = createRequire(import.meta.url)('better-sqlite3') as new (file: string) => Native;

let native: Native;
beforeEach(() => {
  native = new Sqlite(':memory:');
  keepPrepared(native);
  native.exec('create table cars (id integer)');
  for (const id of [1, 2, 3]) native.prepare('insert into cars values (?)').run(id);
});

describe('a connection keeps prepared statements', () => {
  test('the same text uses the same statement', () => {
    expect(native.prepare('select 1')).toBe(native.prepare('select 1'));
  });

  test('two concurrent iterations use separate statements', () => {
    const all = 'select id from cars order by id';
    const pairs: string[] = [];
    for (const a of native.prepare(all).iterate() as Iterable<{ id: number }>) {
      for (const b of native.prepare(all).iterate() as Iterable<{ id: number }>) {
        pairs.push(`${a.id}${b.id}`);
      }
    }
    expect(pairs).toEqual(['11', '12', '13', '21', '22', '23', '31', '32', '33']);
  });

  test('a cached select sees a new column', () => {
    const all = 'select * from cars where id = 1';
    expect(native.prepare(all).get()).toEqual({ id: 1 });
    native.exec('alter table cars add column plate text');
    expect(native.prepare(all).get()).toEqual({ id: 1, plate: null });
    native.prepare('alter table cars add column year integer').run();
    expect(native.prepare(all).get()).toEqual({ id: 1, plate: null, year: null });
  });

  test('the cache is bounded', () => {
    const first = native.prepare('select 0');
    for (let number = 1; number < 1000; number += 1) native.prepare(`select ${number}`);
    expect(native.prepare('select 0')).not.toBe(first);
  });
});
