import type { Permission } from '@schema/permissions';
import type { TestApp } from '../test-app';
import { addUser } from './people';

/** Tills over REST, limited to the fields used in tests. */
export interface WireTill {
  id: number;
  name: string;
  kind: string;
  userId: number | null;
  balance: number | null;
  mayUse: boolean;
  isClosed: boolean;
  lastCount: { difference: number; isFirst: boolean } | null;
}

export interface WireHandover {
  id: number;
  isPending: boolean;
  mayAccept: boolean;
  mayWithdraw: boolean;
}

interface WireTills {
  tills: WireTill[];
  handovers: WireHandover[];
  receivers: { userId: number; name: string }[];
}

export interface Refused {
  message?: string;
  fields?: Record<string, string>;
}

/** Adds two cashiers, `anna` and `boris`, and `chief`, who sees every till. */
export async function addCashiers(app: TestApp): Promise<void> {
  const { hire } = tillCalls(app);
  for (const login of ['anna', 'boris']) await hire(login, ['edit_bookings']);
  await hire('chief', ['edit_bookings', 'view_analytics', 'manage_users']);
}

/** Calls under `/money` by a login. */
export function tillCalls(app: TestApp) {
  const hire = (login: string, permissions: readonly Permission[]) =>
    addUser(app.store, { login, permissions }, app.clock.now());
  const tillsOf = async (login: string) =>
    (await app.as(login).rest<WireTills>('GET', '/money/tills')).body;
  const tillNamed = async (name: string) => {
    const found = (await tillsOf('chief')).tills.find((till) => till.name === name);
    if (!found) throw new Error(`There is no till ${name}`);
    return found;
  };
  const post = <Body = Refused>(login: string, path: string, body: object) =>
    app.as(login).rest<Body & Refused>('POST', `/money/${path}`, body);
  return {
    hire,
    tillsOf,
    tillNamed,
    post,
    balance: async (name: string) => (await tillNamed(name)).balance,
    /** The till of the user holds this much. */
    fillTill: async (login: string, amount: number): Promise<WireTill> => {
      const { status, body } = await post(login, 'till-counts', { counted: amount });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return tillNamed(login);
    },
    kindId: async (name: string) => {
      const { body } = await app
        .as('anna')
        .rest<{ items: { id: number; name: string }[] }>('GET', '/money/expense-kinds');
      return body.items.find((kind) => kind.name === name)?.id ?? 0;
    },
  };
}
