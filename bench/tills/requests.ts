export interface Request {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Requests over the planted history; its last day is yesterday. */
export function requestsOf(partner: number, now: number): Request[] {
  const ago = (days: number) => day(now - days * 86_400_000);
  const register = (days: number) => `/money/register?from=${ago(days)}&to=${ago(1)}`;
  const statement = `/partners/${partner}/statement`;
  const cash = { amount: 1, method: 'cash', tillId: 1, shortReason: 'из выручки' };
  return [
    { name: 'register of a day', path: register(1) },
    { name: 'register of a month', path: register(30) },
    { name: 'year, a part of the screen', path: `${register(365)}&limit=200` },
    { name: 'year, largest part', path: `${register(365)}&limit=5000` },
    { name: 'year, whole', path: register(365) },
    { name: 'list of tills', path: '/money/tills' },
    { name: 'statement, month', path: `${statement}?from=${ago(30)}&to=${ago(1)}` },
    { name: 'statement, 5 years', path: `${statement}?from=${ago(1900)}&to=${ago(1)}` },
    { name: 'what is left, all', path: '/partners/balances' },
    { name: 'expense', path: '/money/expenses', body: { ...cash, kindId: 1 } },
    { name: 'collection', path: '/money/collections', body: { ...cash, place: 'bank' } },
    { name: 'count', path: '/money/till-counts', body: { counted: 100, tillId: 1 } },
    { name: 'payout', path: `/partners/${partner}/payouts`, body: { ...cash, confirmed: true } },
  ];
}
