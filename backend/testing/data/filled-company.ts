import { keepCopyState } from '@backend/store/copy/copy-state';
import { AttemptCount } from '@backend/store/entities/access/attempt-count.entity';
import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeNotice } from '@backend/store/entities/change-notice.entity';
import { ClockNoteRow } from '@backend/store/entities/clock-note.entity';
import { ImportJob } from '@backend/store/entities/import-job.entity';
import { MoneyAdvance } from '@backend/store/entities/money/money-advance.entity';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { MoneyCustomerName } from '@backend/store/entities/money/money-customer-name.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { NoticeDraft } from '@backend/store/entities/notice-draft.entity';
import { SampleRow } from '@backend/store/entities/sample-row.entity';
import { UndoableOperation } from '@backend/store/entities/undoable-operation.entity';
import { WriteProbe } from '@backend/store/entities/write-probe.entity';
import { ensureUserTill } from '@backend/store/queries/money/till-queries';
import { pack } from '@backend/store/sql/packed-json';
import { kopecks } from '@schema/values/money/money';
import type { Logger } from 'pino';
import type { TestApp } from '../test-app';
import { addPictures, COMPANY_PHOTO } from './company-photo';
import { addPaperLink, addPapers, addPaperTemplate } from './filled-papers';
import { addCarState, addSheetSettings, addSheets } from './filled-sheets';
import { addStatementLink } from './filled-statements';
import { addTills } from './filled-tills';
import { addCar, november } from './fleet';
import { addUser, TEST_PASSWORD } from './people';
import { PLANTED, plantCompany } from './planted-company';
import { addCustomer, addRental } from './rentals';

/** Rows without a table in earlier releases. */
export interface CompanyParts {
  readonly hasSwaps: boolean;
  readonly hasImportJobs: boolean;
  readonly hasMoney: boolean;
  readonly hasCarState: boolean;
  readonly hasSheets: boolean;
  readonly hasSheetSettings: boolean;
  readonly hasPapers: boolean;
  readonly hasPaperTemplates: boolean;
  readonly hasPaperLinks: boolean;
  readonly hasTills: boolean;
  readonly hasStatementLinks: boolean;
}

/** All of them, for the tables of today. */
export const EVERY_PART: CompanyParts = {
  hasSwaps: true,
  hasImportJobs: true,
  hasMoney: true,
  hasCarState: true,
  hasSheets: true,
  hasSheetSettings: true,
  hasPapers: true,
  hasPaperTemplates: true,
  hasPaperLinks: true,
  hasTills: true,
  hasStatementLinks: true,
};

/** The planted company with rows in every table and one photo. Returns its review code. */
export async function fillCompany(app: TestApp, parts: CompanyParts, log: Logger): Promise<string> {
  const { code } = await plantCompany(app);
  const owner = app.as(PLANTED.login);
  const entry = { amount: 1500.5, comment: 'Мойка' };
  await owner.rest('POST', '/cashbox/entries', entry, { 'idempotency-key': 'wash-1' });
  await addUser(app.store, { login: 'kassa', permissions: ['view_board'] }, app.clock.now());
  await app.as(null).rest('POST', '/auth/login', { login: 'kassa', password: TEST_PASSWORD });
  await addPictures(app, log);
  await app.store.write(app.store.fork(), async (em) => {
    const at = app.clock.now();
    em.create(AttemptCount, { key: 'login hash', points: 1, expire: at.getTime() });
    em.create(NoticeDraft, { id: 'of-a-dead-process', at });
    em.create(SampleRow, { carId: 1 });
    em.create(UndoableOperation, {
      operation: 'swapCar',
      userId: 1,
      userLogin: PLANTED.login,
      createdAt: at,
      leftRows: pack({ carIds: [1], rows: [], stamps: [] }),
      before: pack({ id: 1 }),
      undoneAt: null,
    });
    em.create(WriteProbe, { id: 1, padding: '', at });
    em.create(ClockNoteRow, { id: 1, trustedAt: at, jumpedAt: null, ranMs: null });
    em.create(ChangeNotice, { operation: 'createCar', topics: ['cars'], carIds: [1], at });
    await em.flush();
  });
  if (parts.hasSwaps) await addSwap(app);
  if (parts.hasImportJobs) await addImportJob(app);
  if (parts.hasMoney) await addLedger(app);
  if (parts.hasCarState) await addCarState(app);
  if (parts.hasSheets) await addSheets(app);
  if (parts.hasSheetSettings) await addSheetSettings(app);
  if (parts.hasPapers) await addPapers(app);
  if (parts.hasPaperTemplates) await addPaperTemplate(app);
  if (parts.hasPaperLinks) await addPaperLink(app);
  if (parts.hasTills) await addTills(app);
  if (parts.hasStatementLinks) await addStatementLink(app);
  return code;
}

/** A rental of two parts: its car was swapped on the third day. */
async function addSwap({ store }: TestApp): Promise<void> {
  const customerId = await addCustomer(store, { fullName: 'Сменов Сменщик', phone: '79995550001' });
  const part = async (from: number, to: number) =>
    addRental(store, {
      carId: await addCar(store),
      customerId,
      startDate: november(from, '10:00'),
      endDate: november(to, '10:00'),
    });
  const [first, second] = [await part(2, 4), await part(4, 6)];
  await store.write(store.fork(), (em) => em.nativeUpdate(Booking, second, { continuesId: first }));
}

/** A row of each kind of money, and the error of the last copy. */
async function addLedger({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const by = { userId: 1, userLogin: PLANTED.login, comment: 'за аренду' };
  const line = { ...by, amountKopecks: kopecks(150_000), happenedAt: now, reversesId: null };
  const cash = { ...line, direction: 'in', method: 'cash' } as const;
  await store.write(store.fork(), async (em) => {
    const tillId = await ensureUserTill(em, { id: 1, login: PLANTED.login }, now);
    const till = { tillId, shortReason: 'Взято из сейфа' };
    em.create(MoneyEntry, { ...cash, ...till, rentalId: 1, kind: 'rent', pairId: null });
    em.create(MoneyCustomerName, { customerId: 77, customerName: 'Удалённый Клиент' });
    em.create(MoneyAdvance, { ...cash, ...till, customerId: 1, entryId: null });
    em.create(MoneyCharge, {
      ...by,
      rentalId: 1,
      kind: 'damage',
      amountKopecks: kopecks(90_000),
      createdAt: now,
      photoKey: COMPANY_PHOTO,
      reversesId: null,
      sheetId: 1,
    });
    await em.flush();
    await keepCopyState(em, { failure: { at: now, message: 'Нет места', server: 'первый' } });
  });
}

async function addImportJob({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await store.write(store.fork(), async (em) => {
    em.create(ImportJob, {
      user: 1,
      run: 'import',
      fileName: 'брони.xlsx',
      state: 'failed',
      stage: 'judging',
      rowsDone: 12,
      rowsTotal: 40,
      createdAt: now,
      finishedAt: now,
      leaseUntil: now,
      refusal: { code: 'UNAVAILABLE', message: 'Не удалось' },
    });
    await em.flush();
  });
}
