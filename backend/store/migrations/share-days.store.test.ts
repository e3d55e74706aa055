import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterEach, expect, test } from 'vitest';
import { Partner } from '../entities/fleet/partner.entity';
import { PartnerShare } from '../entities/fleet/partner-share.entity';
import { addCar } from '../testing/sample';
import { MIGRATIONS } from './list';

let database: TestDatabase | undefined;
afterEach(() => database?.close());

test('existing shares hold for all time after the update', async () => {
  database = await openTestDatabase({ migrated: false });
  const { store } = database;
  const settings = store.orm.config.get('migrations');
  settings.migrationsList = MIGRATIONS.filter(({ name }) => name < '143');
  await store.migrate();
  const car = await addCar(store);
  const em = store.fork();
  await em.insert(Partner, { name: 'Альфа', version: 1 });
  await em.execute(
    'insert into partner_shares (partner_id, car_id, share_milli_percent) values (1, ?, 12500)',
    [car],
  );
  settings.migrationsList = [...MIGRATIONS];
  await store.migrate();
  const kept = await store.fork().findAll(PartnerShare);
  expect(kept.map(({ fromDay, shareMilliPercent }) => [fromDay, shareMilliPercent])).toEqual([
    ['', 12_500],
  ]);
});

test('the database refuses a share out of range and an unreadable day', async () => {
  database = await openTestDatabase();
  const { store } = database;
  const car = await addCar(store);
  const partner = await store.fork().insert(Partner, { name: 'Альфа', version: 1 });
  const add = (fromDay: string, shareMilliPercent: number) =>
    store.fork().insert(PartnerShare, { partner, car, fromDay, shareMilliPercent });
  await add('', 100_000);
  await add('2026-12-01', 0);
  for (const [day, share] of [
    ['2026-12-02', -1],
    ['2026-12-02', 100_001],
    ['2026-02-30', 5],
    ['2026-2-3', 5],
    ['завтра', 5],
    ['2026-12-01', 5],
    ['', 5],
  ] as const) {
    await expect(add(day, share)).rejects.toThrow();
  }
  await store.fork().nativeDelete(PartnerShare, { fromDay: '' });
  await expect(add('', 0)).rejects.toThrow();
  expect(await store.fork().count(PartnerShare)).toBe(1);
});
