import { bindOwner } from '@backend/auth/owner';
import type { ChangeNotice } from '@backend/changes/notices';
import { addCar } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { STALE_TOPICS } from '@schema/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
const received: ChangeNotice[] = [];
beforeAll(async () => {
  app = await startTestApp({ config: { ownerLogin: 'owner' } });
  const listen = async () => {
    for await (const notice of app.changes.stream()) received.push(notice);
  };
  void listen();
});
afterAll(() => app.close());

const news = () => received.splice(0).map(({ operation, carIds }) => ({ operation, carIds }));

test('changes of partners, shares and sources are published, failed requests are not', async () => {
  const carId = await addCar(app.store);
  const permissions = ['view_analytics', 'edit_bookings', 'view_sources'] as const;
  await addUser(app.store, { login: 'owner', permissions }, app.clock.now());
  await bindOwner(app.store, app.config, app.clock.now());
  const owner = app.as('owner');
  const { body: partner } = await owner.rest('POST', '/partners', { name: 'Альфа' });
  expect(received[0]?.topics).toEqual(STALE_TOPICS.createPartner);
  await owner.rest('PUT', `/partners/${partner.id}`, { name: 'Бета' });
  const shares = [{ partnerId: partner.id, sharePercent: 10 }];
  await owner.rest('PUT', `/partners/revenue/cars/${carId}`, { shares });
  await owner.rest('PUT', `/analytics/fleet/${carId}/profit`, { shares: [] });
  const { body: source } = await owner.rest('POST', '/sources', { name: 'Авито' });
  await owner.rest('PATCH', `/sources/${source.id}`, { name: 'Друзья' });
  expect(news()).toEqual([
    { operation: 'createPartner', carIds: [] },
    { operation: 'renamePartner', carIds: [] },
    { operation: 'setCarShares', carIds: [carId] },
    { operation: 'setCarProfitShares', carIds: [carId] },
    { operation: 'createSource', carIds: [] },
    { operation: 'renameSource', carIds: [] },
  ]);

  const tooMuch = [{ partnerId: partner.id, sharePercent: 101 }];
  await owner.rest('PUT', `/partners/revenue/cars/${carId}`, { shares: tooMuch });
  await owner.rest('POST', '/partners', { name: '' });
  await owner.rest('POST', '/sources', { name: 'друзья' });
  expect(news()).toEqual([]);
});
