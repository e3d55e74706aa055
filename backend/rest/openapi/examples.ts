import type { JsonSchema } from './json-schema';

/** Realistic values by field name. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  brand: 'Kia',
  model: 'Rio',
  carTitle: 'Kia Rio',
  licensePlate: 'А123ВС77',
  year: 2024,
  carPhotoUrl: '/cars/sedan-white.svg',
  photos: '/cars/sedan-white.svg',
  url: '/files/1f6c0e.webp',
  faviconUrl: '/files/2a7d1b.png',
  fullName: 'Иванов Иван Петрович',
  phone: '+79162451807',
  customerPhone: '+79162451807',
  email: 'ivanov@example.ru',
  login: 'olga',
  password: 'secret-words',
  code: 'vZ3kq1W8s0bX7mJt',
  permissions: 'view_board',
  permission: 'view_board',
  startDate: '2026-11-12T10:00:00+03:00',
  endDate: '2026-11-14T18:00:00+03:00',
  start: '2026-11-12T10:00:00+03:00',
  end: '2026-11-14T18:00:00+03:00',
  startMonth: 6,
  startDay: 1,
  endMonth: 8,
  endDay: 31,
  minDays: 1,
  pricePerDay: 3000,
  totalPrice: 6000,
  subtotal: 6000,
  averagePricePerDay: 3000,
  depositAmount: 5000,
  amount: 1500,
  cost: 4200,
  days: 7,
  totalDays: 2,
  sharePercent: 50,
  percent: 50,
  status: 'scheduled',
  date: '2026-11-12',
};

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  'date-time': '2026-11-12T07:00:00.000Z',
  date: '2026-11-12',
};

const BY_TYPE: Readonly<Record<string, unknown>> = { integer: 1, number: 100, boolean: false };

const fits = (value: unknown, { type, format, enum: values }: JsonSchema): boolean => {
  if (values) return values.includes(value);
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(String(value));
  if (format === 'date-time') return String(value).includes('T');
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
};

/** An example of a leaf; undefined when only its type is known. */
export function exampleOf(name: string, schema: JsonSchema): unknown {
  const named = BY_NAME[name];
  if (named !== undefined && fits(named, schema)) return named;
  if (schema.enum) return schema.enum[0];
  return BY_FORMAT[schema.format ?? ''] ?? BY_TYPE[String(schema.type)];
}

/** An example built from the examples of its leaves; `resolve` follows a $ref. */
export function exampleFrom(schema: JsonSchema, resolve: (ref: string) => JsonSchema): unknown {
  if (schema.$ref) return exampleFrom(resolve(schema.$ref), resolve);
  if (schema.examples) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.anyOf?.[0]) return exampleFrom(schema.anyOf[0], resolve);
  if (schema.items) return [exampleFrom(schema.items, resolve)];
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([name, part]) => [name, exampleFrom(part, resolve)]));
  }
  if (schema.enum) return schema.enum[0];
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null;
  return BY_TYPE[String(schema.type)] ?? (schema.type === 'string' ? 'Текст' : {});
}
