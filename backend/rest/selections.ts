import { buildSchema } from '@backend/graphql/build-schema';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';

/** Fields left out of an answer, as `Type.field`, each with its reason. */
type Without = Readonly<Record<string, string>>;

/** A selection of all fields of the type, and of its parts. Throws for an unknown name. */
export function selectionOf(typeName: string, without: Without = {}): string {
  for (const path of Object.keys(without)) {
    const [parent = '', field = ''] = path.split('.');
    if (!objectType(parent).getFields()[field]) throw new Error(`There is no ${path}`);
  }
  return fieldsOf(objectType(typeName), without);
}

function objectType(name: string): GraphQLObjectType {
  const type = buildSchema().getType(name);
  if (!isObjectType(type)) throw new Error(`There is no object type ${name}`);
  return type;
}

function fieldsOf(type: GraphQLObjectType, without: Without): string {
  const fields = Object.values(type.getFields())
    .filter(({ name }) => !Object.hasOwn(without, `${type.name}.${name}`))
    .map((field) => {
      const inner = getNamedType(field.type);
      return isObjectType(inner) ? `${field.name} ${fieldsOf(inner, without)}` : field.name;
    });
  return `{ ${fields.join(' ')} }`;
}

const BOOKING_WITHOUT: Without = {
  'Booking.continuesId': 'GET /bookings/{id}/parts has all parts of a rental',
};

/** The answer of every call that writes one booking. */
export const BOOKING = selectionOf('Booking', BOOKING_WITHOUT);

/** A type that contains bookings. */
export const withBookings = (typeName: string, without: Without = {}) =>
  selectionOf(typeName, { ...BOOKING_WITHOUT, ...without });

export interface WireBooking {
  id: number;
  startDate: string;
  endDate: string;
  returnedAt: string | null;
}

export interface WireMaintenance {
  id: number;
  status: 'scheduled' | 'in_progress' | 'done';
  startDate: string;
  endDate: string;
}
