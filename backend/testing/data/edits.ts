import { bindOwner } from '@backend/auth/owner';
import { Booking } from '@backend/store/entities/booking.entity';
import { Branding } from '@backend/store/entities/branding.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { ExpenseKind } from '@backend/store/entities/money/expense-kind.entity';
import { Till } from '@backend/store/entities/money/till.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { EDITS } from '@schema/mutation-kinds';
import { PERMISSIONS } from '@schema/permissions';
import { CONTACT_WAYS } from '@schema/values/people/contact-ways';
import sharp from 'sharp';
import type { TestApp } from '../test-app';
import { uploadTemplateOf } from '../uploaded-template';
import { addCar, addSource, november } from './fleet';
import { addUser } from './people';
import { addCustomer, addRental } from './rentals';

export interface EditedRecord {
  /** The API's version to send back. */
  read(): Promise<unknown>;
  /**
   * Variables without the version, other values for another `nth`, none of them those of the
   * record. Each number is used once.
   */
  edit(nth: number): Record<string, unknown>;
}

type Make = (app: TestApp) => Promise<EditedRecord>;

/** A user with every permission, including the profit calculator. */
export const EDITOR = 'editor';

export async function addEditor({ store, clock, config }: TestApp): Promise<void> {
  await addUser(store, { login: EDITOR, permissions: PERMISSIONS }, clock.now());
  await bindOwner(store, { ...config, ownerLogin: EDITOR }, clock.now());
}

/** A field of the answer of a query. */
async function asked(app: TestApp, query: string, at: readonly string[]): Promise<unknown> {
  const { data, errors } = await app.as(EDITOR).gql(query);
  if (errors) throw new Error(`${query}: ${errors[0]?.message}`);
  return at.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], data);
}

/** The version of one record of a list; `key` names it. */
async function versionOf(
  app: TestApp,
  [query = '', ...at]: readonly string[],
  [key, id]: readonly [key: string, id: number],
): Promise<unknown> {
  const rows = (await asked(app, query, at)) as Record<string, unknown>[];
  return rows.find((row) => row[key] === id)?.version;
}

const dates = { startDate: november(20, '10:00'), endDate: november(22, '10:00') };

async function rental({ store }: TestApp): Promise<number> {
  const [carId, customerId] = [await addCar(store), await addCustomer(store)];
  return addRental(store, { carId, customerId, ...dates });
}

const bookingVersion = async ({ store }: TestApp, id: number) =>
  (await store.fork().findOneOrFail(Booking, id)).version;

export const EDITED: Readonly<Record<keyof typeof EDITS, Make>> = {
  updateBooking: async (app) => {
    const id = await rental(app);
    return {
      read: () => bookingVersion(app, id),
      edit: (nth) => ({ id, input: { ...dates, notes: `Заметка ${nth}` } }),
    };
  },
  updateMaintenance: async (app) => {
    const { store } = app;
    const car = await addCar(store);
    const work = await store.write(store.fork(), async (em) => {
      const [startDate, endDate] = [new Date(dates.startDate), new Date(dates.endDate)];
      const row = em.create(Maintenance, {
        car,
        startDate,
        endDate,
        description: 'Масло',
        status: 'scheduled' as const,
        costKopecks: 0 as never,
        createdAt: app.clock.now(),
      });
      await em.flush();
      return row.id;
    });
    return {
      read: async () => (await store.fork().findOneOrFail(Maintenance, work)).version,
      edit: (nth) => ({
        id: work,
        input: { ...dates, description: `Работа ${nth}`, cost: nth },
      }),
    };
  },
  updateCar: async (app) => {
    const id = await addCar(app.store);
    const { licensePlate } = await app.store.fork().findOneOrFail(Car, id);
    const tariffGroups = [
      { name: 'Весь год', sortOrder: 0, tariffs: [{ minDays: 1, pricePerDay: 1, sortOrder: 0 }] },
    ];
    return {
      read: async () => (await app.store.fork().findOneOrFail(Car, id)).version,
      edit: (nth) => ({
        id,
        input: { brand: 'Kia', model: `Rio ${nth}`, licensePlate, tariffGroups },
      }),
    };
  },
  reorderCars: async (app) => {
    for (let at = 0; at < 8; at += 1) await addCar(app.store);
    const order = async () =>
      (await app.store.fork().find(Car, {}, { orderBy: { sortOrder: 'asc', id: 'asc' } })).map(
        ({ id }) => id,
      );
    const opened = await order();
    return {
      read: order,
      edit: (nth) => ({ order: [...opened.slice(nth), ...opened.slice(0, nth)] }),
    };
  },
  updateUser: async (app) => {
    const { store, clock } = app;
    const login = `Кассир ${nextName()}`;
    const id = await addUser(store, { login, permissions: ['view_board'] }, clock.now());
    return {
      read: () =>
        versionOf(app, ['{ users { items { id version } } }', 'users', 'items'], ['id', id]),
      edit: (nth) => ({ id, input: { login: `${login} ${nth}` } }),
    };
  },
  updateCustomer: async (app) => {
    const id = await addCustomer(app.store, { phone: null });
    const query = `{ clientAnalytics(id: ${id}) { fullName phone email } }`;
    return {
      read: () => asked(app, query, ['clientAnalytics']),
      edit: (nth) => ({ id, input: { fullName: `Пётр ${nth}`, phone: null } }),
    };
  },
  renamePartner: async (app) => {
    const id = await addPartner(app);
    const list = ['{ partnerRevenue { partners { id version } } }', 'partnerRevenue', 'partners'];
    return {
      read: () => versionOf(app, list, ['id', id]),
      edit: (nth) => ({ id, name: `Партнёр ${nth}` }),
    };
  },
  setCarShares: async (app) => {
    const [carId, partnerId] = [await addCar(app.store), await addPartner(app)];
    const list = ['{ partnerRevenue { cars { carId version } } }', 'partnerRevenue', 'cars'];
    return {
      read: () => versionOf(app, list, ['carId', carId]),
      edit: (nth) => ({ carId, shares: [{ partnerId, sharePercent: 10 + nth }] }),
    };
  },
  setCarProfitShares: async (app) => {
    const carId = await addCar(app.store);
    const query = `{ carProfitShares(carId: ${carId}) { version } }`;
    return {
      read: () => asked(app, query, ['carProfitShares', 'version']),
      edit: (nth) => ({ carId, input: { shares: [], purchasePrice: 100 + nth } }),
    };
  },
  renameSource: async (app) => {
    const name = `Источник ${nextName()}`;
    const id = await addSource(app.store, name);
    return {
      read: async () => (await app.store.fork().findOneOrFail(Source, id)).version,
      edit: (nth) => ({ id, name: `${name}, ${nth}` }),
    };
  },
  updateTill: async ({ store, clock }) => {
    const name = `Касса ${nextName()}`;
    const id = await store.write(store.fork(), async (em) => {
      const row = em.create(Till, {
        kind: 'office' as const,
        name,
        userId: null,
        isForAll: true,
        closedAt: null,
        createdAt: clock.now(),
      });
      await em.flush();
      return row.id;
    });
    return {
      read: async () => (await store.fork().findOneOrFail(Till, id)).version,
      edit: (nth) => ({ id, input: { name: `${name}, ${nth}` } }),
    };
  },
  updateExpenseKind: async ({ store }) => {
    const name = `Расход ${nextName()}`;
    const id = await store.write(store.fork(), async (em) => {
      const row = em.create(ExpenseKind, { name, archivedAt: null });
      await em.flush();
      return row.id;
    });
    return {
      read: async () => (await store.fork().findOneOrFail(ExpenseKind, id)).version,
      edit: (nth) => ({ id, input: { name: `${name}, ${nth}` } }),
    };
  },
  saveReviewTemplate: async (app) => {
    const sourceId = await addSource(app.store, `Шаблон ${nextName()}`);
    const query = '{ reviewTemplates { items { sourceId version } } }';
    const list = [query, 'reviewTemplates', 'items'];
    return {
      read: () => versionOf(app, list, ['sourceId', sourceId]),
      edit: (nth) => ({ sourceId, input: { message: `Спасибо ${nth}` } }),
    };
  },
  setCompanySettings: async (app) => {
    const query = '{ company { version remembersPassword } }';
    const { remembersPassword } = (await asked(app, query, ['company'])) as {
      remembersPassword: boolean;
    };
    return {
      read: () => asked(app, query, ['company', 'version']),
      edit: () => ({ input: { remembersPassword: !remembersPassword } }),
    };
  },
  setContactWay: async (app) => ({
    read: () => asked(app, '{ company { version } }', ['company', 'version']),
    edit: (nth) => ({ way: CONTACT_WAYS[nth % CONTACT_WAYS.length] }),
  }),
  setMoneySettings: async (app) => ({
    read: () => asked(app, '{ moneySettings { version } }', ['moneySettings', 'version']),
    edit: (nth) => ({ input: { depositReturnDays: nth, moneySince: null } }),
  }),
  setOfferSettings: async (app) => ({
    read: () => asked(app, '{ offerSettings { version } }', ['offerSettings', 'version']),
    edit: (nth) => ({ input: { template: `{марка} ${nth}`, address: '' } }),
  }),
  setSheetSettings: async (app) => ({
    read: () => asked(app, '{ sheetSettings { version } }', ['sheetSettings', 'version']),
    edit: (nth) => ({ input: { kmPerDay: nth + 1 } }),
  }),
  setPaperSettings: async (app) => ({
    read: () => asked(app, '{ paperSettings { version } }', ['paperSettings', 'version']),
    edit: (nth) => ({ input: { signatory: `Иванов ${nth}` } }),
  }),
  setPaperTemplate: async (app) => {
    const id = await uploadTemplateOf(app);
    const query = `{ paperTemplate(id: ${id}) { version } }`;
    return {
      read: () => asked(app, query, ['paperTemplate', 'version']),
      edit: (nth) => ({ id, input: nth % 2 === 1 ? { isStrict: true } : { isUsed: true } }),
    };
  },

  uploadFavicon: async (app) => {
    const favicon = await icon();
    return {
      read: () => asked(app, '{ branding { version } }', ['branding', 'version']),
      edit: () => ({ favicon }),
    };
  },
  resetFavicon: async (app) => {
    const document =
      'mutation ($favicon: FileContent!) { uploadFavicon(favicon: $favicon) { url } }';
    await app.as(EDITOR).gql(document, { favicon: (await icon()).toString('base64') });
    return {
      read: async () => (await app.store.fork().findOneOrFail(Branding, 1)).version,
      edit: () => ({}),
    };
  },
};

let names = 0;
function nextName(): number {
  names += 1;
  return names;
}

const addPartner = ({ store }: TestApp): Promise<number> =>
  store.write(store.fork(), async (em) => {
    const row = em.create(Partner, { name: 'Альфа' });
    await em.flush();
    return row.id;
  });

/** Stored under a new name each time, so the same picture counts as a change. */
const icon = () =>
  sharp({ create: { width: 16, height: 16, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
