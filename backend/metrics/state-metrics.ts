import type { Store } from '@backend/store/open-store';
import { Gauge, type Registry } from 'prom-client';

export interface ServerState {
  readonly store: Pick<Store, 'connections' | 'logBytes'>;
  /** Open sockets of the live connection. */
  readonly sockets: () => number;
  readonly imports: () => { readonly running: number; readonly waiting: number };
  /** Age of the last scheduled copy in seconds; null: there is none. */
  readonly copyAge: () => Promise<number | null>;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** Adds the figures that are read when they are asked for. */
export function stateMetrics(registry: Registry, state: ServerState): void {
  function gauge(name: string, help: string, read: () => Promise<Sample[]> | Sample[]) {
    new Gauge({
      name: `avtoprokat_${name}`,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [labels, value] of await read()) this.set(labels, value);
      },
    });
  }
  const known = (value: number | null): Sample[] => (value === null ? [] : [[{}, value]]);
  gauge('database_connections', 'Connections in use, and callers that wait for one', () => {
    const { inUse, waiting } = state.store.connections();
    return [
      [{ state: 'in use' }, inUse],
      [{ state: 'waiting' }, waiting],
    ];
  });
  gauge('database_wal_bytes', 'Size of the write-ahead log (SQLite)', async () =>
    known(await state.store.logBytes()),
  );
  gauge('live_sockets', 'Open sockets of the live connection', () => known(state.sockets()));
  gauge('imports', 'Imports that run and wait', () => {
    const { running, waiting } = state.imports();
    return [
      [{ state: 'running' }, running],
      [{ state: 'waiting' }, waiting],
    ];
  });
  gauge('backup_age_seconds', 'Age of the last scheduled copy', async () =>
    known(await state.copyAge()),
  );
}
