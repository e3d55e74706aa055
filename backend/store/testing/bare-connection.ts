import pg from 'pg';

/** Runs one statement and returns its rows. */
export type Ask = <Row extends pg.QueryResultRow>(
  sql: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** Runs a short job on one connection to PostgreSQL: a store takes far longer to open. */
export async function onDatabase<T>(url: string, job: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await job(
      async <Row extends pg.QueryResultRow>(sql: string, values = [] as readonly unknown[]) =>
        (await client.query<Row>(sql, [...values])).rows,
    );
  } finally {
    await client.end();
  }
}
