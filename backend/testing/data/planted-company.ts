import { bindOwner } from '@backend/auth/owner';
import type { RestMethod } from '@backend/rest/row';
import { PERMISSIONS } from '@schema/permissions';
import { sharedReviewCode } from '../review-code';
import type { TestApp } from '../test-app';
import { addCar, addSource, bookingBody, november } from './fleet';
import { addUser } from './people';
import { addRental } from './rentals';

/**
 * A company whose personal and money values are unique per kind, so that they can be found in any
 * response. Created through the API by its owner, so that the change history contains them.
 */
export const PLANTED = {
  email: 'planted.example',
  /** Digits shared by all phones. */
  phone: '99900011',
  name: 'Тайнов',
  price: 123456.78,
  deposit: 23456.79,
  cost: 3456.71,
  partnerShare: 37.137,
  profitShare: 41.411,
  purchasePrice: 7654321.98,
  login: 'planted-login',
} as const;

/** All have one e-mail, so they are likely duplicates. */
const customer = (number: number) => ({
  fullName: `${PLANTED.name} Номер ${number}`,
  phone: `+7${PLANTED.phone}0${number}`,
  email: `people@${PLANTED.email}`,
});

export interface PlantedCompany {
  /** The code of a review link. */
  readonly code: string;
  /** The secret of the owner's API token. */
  readonly token: string;
}

/** Ids in an empty database: cars, customers and bookings from 1 on. */
export async function plantCompany(app: TestApp): Promise<PlantedCompany> {
  const { store, clock } = app;
  const { login } = PLANTED;
  await addUser(store, { login, permissions: PERMISSIONS }, clock.now());
  await bindOwner(store, { ...app.config, ownerLogin: login }, clock.now());
  const owner = app.as(login);
  const call = async <Body = { id: number }>(method: RestMethod, path: string, body?: unknown) => {
    const answer = await owner.rest<Body>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const sourceId = await addSource(store, 'Авито');
  const cars = [await addCar(store), await addCar(store), await addCar(store)] as const;
  const partner = await call('POST', '/partners', { name: 'Альфа' });
  const money = { totalPrice: PLANTED.price, depositAmount: PLANTED.deposit };
  const book = (carId: number, number: number, from: number, to: number) =>
    call('POST', '/bookings/with-customer', {
      ...bookingBody(carId, { ...money, sourceId, customer: customer(number) }),
      startDate: november(from, '10:00'),
      endDate: november(to, '10:00'),
    });
  for (const carId of [cars[0], cars[2]]) {
    const shares = [{ partnerId: partner.id, sharePercent: PLANTED.partnerShare }];
    await call('PUT', `/partners/revenue/cars/${carId}`, { shares });
    await call('PUT', `/analytics/fleet/${carId}/profit`, {
      shares: [{ title: 'Управляющий', percent: PLANTED.profitShare }],
      purchasePrice: PLANTED.purchasePrice,
    });
    await call('POST', '/maintenances', {
      carId,
      description: 'Замена масла',
      startDate: november(24, '09:00'),
      endDate: november(25, '18:00'),
      cost: PLANTED.cost,
    });
  }
  const rented = await book(cars[0], 1, 9, 12);
  await call('POST', `/bookings/${rented.id}/sheets`, {
    clientId: 'f'.repeat(32),
    side: 'back',
    carId: cars[0],
    signatureWay: 'paper',
    signerName: customer(1).fullName,
  });
  // Its handover is due today.
  await book(cars[1], 4, 10, 14);
  const archived = await book(cars[1], 2, 18, 19);
  await call('DELETE', `/bookings/${archived.id}`);
  await book(cars[2], 1, 20, 22);
  const theirs = await book(cars[1], 3, 26, 27);
  await call('PUT', `/bookings/${theirs.id}`, {
    startDate: november(26, '12:00'),
    endDate: november(27, '12:00'),
    ...money,
  });
  const over = { carId: cars[1], customerId: 2, sourceId, totalPrice: PLANTED.price };
  await addRental(store, {
    ...over,
    startDate: november(5, '10:00'),
    endDate: november(8, '10:00'),
  });
  await addRental(store, {
    ...over,
    customerId: null,
    isComplete: false,
    startDate: null,
    endDate: null,
    rawStartDate: 'завтра',
    rawCustomerName: customer(4).fullName,
    rawCustomerPhone: customer(4).phone,
  });
  await call('DELETE', `/cars/${cars[2]}`);
  const { items } = await call<{ items: { id: number; phone: string }[] }>('GET', '/customers');
  const goes = items.find(({ phone }) => phone === customer(3).phone);
  await call('DELETE', `/customers/${goes?.id}`);
  const created = await call<{ token: string }>('POST', '/tokens', {
    name: 'касса',
    permissions: ['view_board'],
  });
  return { code: await sharedReviewCode(app), token: created.token };
}
