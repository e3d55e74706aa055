import { routes } from '@backend/rest/routes';
import { PLANTED, type PlantedCompany, plantCompany } from '@backend/testing/data/planted-company';
import { readCalls } from '@backend/testing/read-calls';
import { readDocuments } from '@backend/testing/read-documents';
import { SHOWN } from '@backend/testing/shown-fields';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from '../build-schema';

let app: TestApp;
let planted: PlantedCompany;
let secrets: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  planted = await plantCompany(app);
  const hashes = await app.store.fork().execute<{ hash: string }[]>(
    `select token_hash as hash from sessions union all select token_hash from api_tokens union all select token_hash from known_devices
       union all select password_hash from users`,
  );
  secrets = [planted.token, ...hashes.map(({ hash }) => hash)];
});
afterAll(() => app.close());

const TABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = SHOWN;

type Marker = keyof typeof PLANTED;
const MARKERS = Object.keys(PLANTED) as Marker[];

/** `null`: anonymous; a permission: a user with only that one; `none`: a user without any. */
const VIEWERS = [...PERMISSIONS, 'none', null] as const;
type Viewer = (typeof VIEWERS)[number];
const clientOf = (viewer: Viewer) =>
  app.as(viewer === null ? null : viewer === 'none' ? [] : [viewer]);

/**
 * Records with different histories and cards: current, archived, deleted with their car or
 * customer.
 */
const IDS = ['1', '2', '3', '4', '5'];
/** A sheet with a known customer under another name. */
const SHEETS = [
  'Телефон;ФИО\n+79990001101;Иванов',
  'Марка;Модель;Номер\nKia;Rio;A001AA77',
  'Номер;Начало;Конец;Телефон;Клиент\nА101МР77;28.11.2026;29.11.2026;+79990001101;Иванов',
];

/** Every query of the schema with every field, for each relevant record. */
function documents(): { name: string; document: string }[] {
  const { code } = planted;
  const files = SHEETS.map((sheet) => `"${Buffer.from(sheet).toString('base64')}"`);
  const all = IDS.flatMap((id, at) =>
    readDocuments(buildSchema(), {
      id,
      customerId: id,
      bookingId: id,
      code: JSON.stringify(code),
      text: `"${PLANTED.name}"`,
      query: `"${PLANTED.name}"`,
      file: files[at % files.length] ?? '""',
    }),
  );
  return [...new Map(all.map((one) => [one.document, one])).values()];
}

const seenIn = (text: string): Marker[] =>
  MARKERS.filter((marker) => text.includes(String(PLANTED[marker])));

/** Expected visibility by operation: marker → operation → viewers. */
class Sightings {
  readonly seen: Record<string, Record<string, string[]>> = {};
  cells = 0;
  note(operation: string, viewer: Viewer, text: string): void {
    this.cells += MARKERS.length;
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    for (const marker of seenIn(text)) {
      const viewers = new Set(this.seen[marker]?.[operation]);
      viewers.add(viewer ?? 'nobody');
      this.seen[marker] = { ...this.seen[marker], [operation]: [...viewers] };
    }
  }
}

// Visibility is decided without the database; on PostgreSQL the test over REST covers the reads.
test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'over GraphQL each single-permission user sees the expected fields in every response',
  async () => {
    const sightings = new Sightings();
    const asked = documents();
    for (const viewer of VIEWERS) {
      const client = clientOf(viewer);
      for (const { name, document } of asked) {
        const { data, errors } = await client.gql(document);
        const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
        expect(codes.filter((code) => code === 'INTERNAL')).toEqual([]);
        sightings.note(name, viewer, JSON.stringify([data, errors]));
      }
    }
    expect(sightings.cells).toBeGreaterThan(10_000);
    expect(sightings.seen).toEqual(SHOWN);
  },
  120_000,
);

test('over REST no user sees more than over GraphQL', async () => {
  const sightings = new Sightings();
  const { code } = planted;
  const calls = IDS.flatMap((id) => readCalls(routes, { id, code }));
  // A path without an id is the same for each.
  const asked = new Map(calls.map(({ row, path }) => [path, row.field]));
  for (const viewer of VIEWERS) {
    const client = clientOf(viewer);
    for (const [path, operation] of asked) {
      const { body, status } = await client.rest('GET', path);
      expect(status).toBeLessThan(500);
      sightings.note(operation, viewer, JSON.stringify(body));
    }
  }
  expect(sightings.cells).toBeGreaterThan(10_000);
  const beyond = Object.entries(sightings.seen).flatMap(([marker, operations]) =>
    Object.entries(operations).flatMap(([operation, viewers]) =>
      viewers
        .filter((viewer) => !TABLE[marker]?.[operation]?.includes(viewer))
        .map((viewer) => `${viewer} sees ${marker} in ${operation}`),
    ),
  );
  expect(beyond).toEqual([]);
}, 120_000);
