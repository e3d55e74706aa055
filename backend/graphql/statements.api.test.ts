import { fillDemo } from '@backend/demo/fill-demo';
import { finishedPreviewJob } from '@backend/testing/import-job';
import { issuePaperOf } from '@backend/testing/issued-paper';
import { readDocuments } from '@backend/testing/read-documents';
import { sharedReviewCode } from '@backend/testing/review-code';
import { sampled } from '@backend/testing/sampled';
import { statementCodeOf } from '@backend/testing/statement-code';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { uploadTemplateOf } from '@backend/testing/uploaded-template';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from './build-schema';

/** Maximum statements of one query, the session included; exceptions are listed below. */
const STATED = 5;
const STATED_OF: Readonly<Record<string, number>> = {
  bookingArchive: 7,
  fleetAnalytics: 7,
  partnerStatement: 8,
  partnerBalances: 7,
  dailyDashboard: 10,
  availableCars: 6,
  breakdown: 6,
  customerMergePreview: 7,
  wantedCars: 8,
  rentalMoney: 9,
  carState: 6,
  handoverSheets: 17,
  rentalPapers: 9,
  paper: 8,
  paperTemplateExample: 10,
  paperTemplatePreview: 11,
  markQuestions: 8,
  tills: 8,
  tillRegister: 12,
};

interface Company {
  readonly app: TestApp;
  /** Codes of links, by the arguments of their queries. */
  readonly codes: Readonly<Record<string, string>>;
}

async function company(cars: number): Promise<Company> {
  const app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars, now: clock.now(), zone: config.companyTimeZone });
  await finishedPreviewJob(app.url, app.as(PERMISSIONS));
  const paperCode = JSON.stringify(await issuePaperOf(app));
  await uploadTemplateOf(app);
  const code = JSON.stringify(await sharedReviewCode(app));
  const statementCode = JSON.stringify(await statementCodeOf(app));
  const codes = { code, 'sharedPaper.code': paperCode, 'sharedStatement.code': statementCode };
  return { app, codes };
}

let small: Company;
let large: Company;
beforeAll(async () => {
  small = await company(4);
  large = await company(16);
});
afterAll(async () => {
  await Promise.all([small.app.close(), large.app.close()]);
});

async function statements({ app, codes }: Company, name: string): Promise<string[]> {
  const client = app.as(PERMISSIONS);
  const documents = readDocuments(buildSchema(), codes);
  const document = documents.find((one) => one.name === name)?.document ?? '';
  // The first call opens the session and fills the caches.
  const first = await client.gql(document);
  if (first.errors) throw new Error(`${document}: ${JSON.stringify(first.errors)}`);
  return statementsOf(app.store, () => client.gql(document));
}

const queries = readDocuments(buildSchema(), { code: '""' }).map(({ name }) => name);

describe('a query runs a bounded number of statements for a small company and a large one', () => {
  test.each(sampled(queries))('%s', async (name) => {
    const few = await statements(small, name);
    const many = await statements(large, name);
    const stated = STATED_OF[name] ?? STATED;
    expect([few.slice(stated), many.slice(stated)]).toEqual([[], []]);
  });
});

/** Session, tariffs, the car, its bookings and work; both without an end, free cars, tariffs, unreturned rentals. */
const REFUSED = 10;

test('a refused booking runs as many for a small company and a large one', async () => {
  for (const { app } of [small, large]) {
    const client = app.as(PERMISSIONS);
    const book = () =>
      client.rest('POST', '/bookings/with-customer', {
        carId: 1,
        customer: { fullName: 'Дина Стойкая', phone: '+79035550177' },
        startDate: '2035-01-10T09:00:00Z',
        endDate: '2035-01-12T09:00:00Z',
        totalPrice: 6000,
        depositAmount: 0,
      });
    expect((await book()).status).toBe(201);
    const run = await statementsOf(app.store, async () => {
      expect((await book()).status).toBe(409);
    });
    expect(run.slice(REFUSED)).toEqual([]);
  }
});
