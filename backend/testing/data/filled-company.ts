import { createHash } from 'node:crypto';
import { paperLinkExpiry } from '@backend/domain/papers/paper-link';
import { keepCopyState } from '@backend/store/copy/copy-state';
import { AttemptCount } from '@backend/store/entities/access/attempt-count.entity';
import { Booking } from '@backend/store/entities/booking.entity';
import { Branding } from '@backend/store/entities/branding.entity';
import { ChangeNotice } from '@backend/store/entities/change-notice.entity';
import { ClockNoteRow } from '@backend/store/entities/clock-note.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import { ImportJob } from '@backend/store/entities/import-job.entity';
import { MoneyAdvance } from '@backend/store/entities/money/money-advance.entity';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { MoneyCustomerName } from '@backend/store/entities/money/money-customer-name.entity';
import { MoneyDrawerCount } from '@backend/store/entities/money/money-drawer-count.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { NoticeDraft } from '@backend/store/entities/notice-draft.entity';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import { SampleRow } from '@backend/store/entities/sample-row.entity';
import { UndoableOperation } from '@backend/store/entities/undoable-operation.entity';
import { WriteProbe } from '@backend/store/entities/write-probe.entity';
import { addFile, claimFiles } from '@backend/store/files/stored-files';
import { lockCompany } from '@backend/store/locks/guard-company';
import { pack } from '@backend/store/sql/packed-json';
import { openFileStore } from '@backend/uploads/file-store';
import { fileUrl } from '@schema/values/fleet/file-url';
import { kopecks } from '@schema/values/money/money';
import type { Logger } from 'pino';
import type { TestApp } from '../test-app';
import { addCar, november } from './fleet';
import { addUser, TEST_PASSWORD } from './people';
import { PLANTED, plantCompany } from './planted-company';
import { addCustomer, addRental } from './rentals';

export const COMPANY_PHOTO = `${'c'.repeat(32)}.webp`;

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
  return code;
}

async function addPictures(app: TestApp, log: Logger): Promise<void> {
  const createdAt = app.clock.now();
  const bytes = Buffer.from('not a real picture: its bytes are compared');
  const files = await openFileStore(app.config, log);
  await files.put(COMPANY_PHOTO, bytes, 'image/webp');
  await app.store.write(app.store.fork(), async (em) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const size = bytes.length;
    const file = { key: COMPANY_PHOTO, contentType: 'image/webp', size, sha256, createdAt };
    await addFile(em, file);
    em.create(CarPhoto, { car: 1, url: fileUrl(COMPANY_PHOTO), sortOrder: 0 });
    em.create(Branding, { id: 1, faviconFile: COMPANY_PHOTO, updatedAt: createdAt });
    await em.flush();
    await claimFiles(em, [COMPANY_PHOTO]);
  });
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
    em.create(MoneyEntry, { ...cash, rentalId: 1, kind: 'rent', pairId: null });
    em.create(MoneyCustomerName, { customerId: 77, customerName: 'Удалённый Клиент' });
    em.create(MoneyAdvance, { ...cash, customerId: 1, entryId: null });
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
    em.create(MoneyDrawerCount, {
      ...by,
      day: '2026-11-10',
      revision: 1,
      countedAt: now,
      openedWithKopecks: kopecks(0),
      expectedKopecks: kopecks(150_000),
      countedKopecks: kopecks(150_000),
    });
    await em.flush();
    await keepCopyState(em, { failure: { at: now, message: 'Нет места', server: 'первый' } });
  });
}

/** A reversed reading, and a damage with a photo, repaired in maintenance and withdrawn. */
async function addCarState({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const by = { car: 1, userId: 1, userLogin: PLANTED.login, createdAt: now, comment: 'у входа' };
  await store.write(store.fork(), async (em) => {
    const reversed = { reversedAt: now, reversedByLogin: PLANTED.login };
    em.create(MileageReading, { ...by, at: now, km: 154_754, ...reversed });
    const mended = { mendedAt: now, mendedByLogin: PLANTED.login, mendedInMaintenance: 1 };
    const withdrawn = { withdrawnAt: now, withdrawnByLogin: PLANTED.login };
    const place = { view: 'left', x: 250, y: 500, kind: 'scratch', size: 'small' } as const;
    em.create(CarDamage, { ...by, ...place, ...mended, ...withdrawn, photoKey: COMPANY_PHOTO });
    await em.flush();
  });
}

/** A sheet with a photo that arrived, and a damage that it repaired. */
async function addSheets({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const by = { userId: 1, userLogin: PLANTED.login, createdAt: now };
  const of = { ...by, booking: 1, car: 1, side: 'out' } as const;
  await store.write(store.fork(), async (em) => {
    const sheet = em.create(HandoverSheet, {
      ...of,
      clientId: 'a'.repeat(32),
      at: now,
      km: 154_754,
      fuel: 7,
      signatureWay: 'finger',
      signature: [[10, 20, 300, 200]],
      signerName: 'Второй Водитель',
      accessories: [{ name: 'Зарядка', state: 'present' }],
      comment: 'кресло',
      rates: {
        kmPerDay: 250,
        kmOverPrice: kopecks(900),
        fuelEighthPrice: null,
        lateHourPrice: null,
      },
      deletedPhotos: 2,
    });
    const photo = { sheetClientId: 'a'.repeat(32), angle: 'front', shotAt: now } as const;
    em.create(SheetPhoto, { ...of, ...photo, clientId: 'b'.repeat(32), photoKey: COMPANY_PHOTO });
    await em.flush();
    em.create(CarDamage, {
      ...by,
      car: 1,
      view: 'rear',
      x: 500,
      y: 700,
      kind: 'dent',
      size: 'medium',
      mendedAt: now,
      mendedByLogin: PLANTED.login,
      mendedInSheet: sheet.id,
    });
    await em.flush();
  });
}

/** What a sheet asks, and the rates of a return. */
async function addSheetSettings({ store, clock }: TestApp): Promise<void> {
  await store.write(store.fork(), async (em) => {
    const company = await lockCompany(em, clock.now());
    em.assign(company, {
      requiredAngles: ['front', 'rear'],
      accessories: ['Зарядка', 'Детское кресло'],
      kmPerDay: 300,
      kmOverPriceKopecks: kopecks(1000),
      fuelEighthPriceKopecks: kopecks(70_000),
      lateHourPriceKopecks: kopecks(40_000),
      sheetPhotoMonths: 36,
    });
    await em.flush();
  });
}

/** A void document and the details of the company that it prints. */
async function addPapers({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await store.write(store.fork(), async (em) => {
    const company = await lockCompany(em, now);
    em.assign(company, {
      requisites: 'ООО «Прокат»',
      signatory: 'директор Иванов',
      paperFileYears: 5,
    });
    em.create(Paper, {
      kind: 'act_out',
      year: 2026,
      number: 1,
      booking: 1,
      customer: 1,
      sheet: 1,
      customerName: 'Прохоров Пётр',
      carTitle: 'Kia Rio А123ВС799',
      terms: {
        start: '2026-11-10T07:00:00.000Z',
        end: '2026-11-12T07:00:00.000Z',
        car: 'А123ВС799',
        customer: 'Прохоров Пётр',
        phone: null,
        price: kopecks(900_000),
        deposit: kopecks(0),
      },
      words: { 'клиент.имя': 'Прохоров Пётр', повреждения: [] },
      missing: ['клиент.паспорт'],
      fileKey: COMPANY_PHOTO,
      fileSize: 42,
      sha256: 'd'.repeat(64),
      userId: 1,
      userLogin: PLANTED.login,
      issuedAt: now,
      voidedAt: now,
      voidedByLogin: PLANTED.login,
      voidReason: 'ошибка',
      fileDeletedAt: now,
    });
    await em.flush();
  });
}

/** A template in use. */
async function addPaperTemplate({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await store.write(store.fork(), async (em) => {
    em.create(PaperTemplate, {
      kind: 'contract',
      fileName: 'Договор юриста.docx',
      fileKey: COMPANY_PHOTO,
      fileSize: 42,
      sha256: 'e'.repeat(64),
      tags: [{ name: 'клиент.имя', kind: 'value', count: 2, within: [] }],
      isStrict: true,
      usedSince: now,
      userId: 1,
      userLogin: PLANTED.login,
      uploadedAt: now,
    });
    await em.flush();
  });
}

/** A revoked link to the document, opened twice, and one that works. */
async function addPaperLink({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await store.write(store.fork(), async (em) => {
    const link = { paper: 1, createdAt: now, expiresAt: paperLinkExpiry(now) };
    const opened = { createdBy: 1, revokedAt: now, views: 2, lastViewedAt: now };
    em.create(PaperLink, { ...link, ...opened, codeHash: 'hash of a revoked link' });
    em.create(PaperLink, { ...link, codeHash: 'hash of a link', views: 0 });
    await em.flush();
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
