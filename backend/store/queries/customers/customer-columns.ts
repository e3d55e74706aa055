import { over } from '@backend/store/sql/typed-read';
import { type Expression, sql } from 'kysely';

/** API format of a phone, '+7XXXXXXXXXX'. */
export const apiPhone = (phone: Expression<string | null>) => sql<string | null>`'+' || ${phone}`;

const { ref } = over<{ c: 'customers' }>();

/** The columns of CustomerDetails over `c`. */
export const CUSTOMER = [
  ref('c.full_name').as('fullName'),
  apiPhone(ref('c.phone')).as('phone'),
  ref('c.email').as('email'),
];
