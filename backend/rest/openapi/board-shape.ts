import type { Components } from './components';
import { type JsonSchema, objectSchema, orNull } from './json-schema';

const FLAGS: JsonSchema = objectSchema({
  startsInCell: { type: 'boolean', description: 'Whether the event starts on the day of the cell' },
  endsInCell: { type: 'boolean', description: 'Whether the event ends on the day of the cell' },
});

function withFlags(event: JsonSchema, resolve: (ref: string) => JsonSchema): JsonSchema {
  const { properties = {}, required = [] } = event.$ref ? resolve(event.$ref) : event;
  return {
    ...objectSchema({ ...properties, ...FLAGS.properties }, [
      ...required,
      ...(FLAGS.required ?? []),
    ]),
  };
}

/**
 * The board over REST: its cells are computed after the operation (requirements.md, B18), so the
 * GraphQL schema has no type for them.
 */
export function boardShape(components: Components): JsonSchema {
  const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
  const resolve = (to: string) => components.schemas[to.split('/').at(-1) ?? ''] ?? {};
  const row = resolve(ref('BoardRow').$ref ?? '').properties ?? {};
  const eventOf = (name: string) => row[name]?.items ?? {};
  const kind = (name: string, event: JsonSchema): JsonSchema => {
    const { properties = {}, required = [] } = event.$ref ? resolve(event.$ref) : event;
    return objectSchema({ kind: { const: name }, ...properties }, ['kind', ...required]);
  };
  const cell = components.put('BoardCell', {
    description: 'Cell of the board: one day of one car',
    ...objectSchema({
      date: { type: 'string', format: 'date', examples: ['2026-11-12'] },
      status: { type: 'string', enum: ['available', 'reserved', 'maintenance'] },
      booking: orNull(components.put('BoardCellBooking', withFlags(eventOf('bookings'), resolve))),
      maintenance: orNull(
        components.put('BoardCellMaintenance', withFlags(eventOf('maintenances'), resolve)),
      ),
    }),
  });
  const event = components.put('BoardEvent', {
    description:
      'Booking or maintenance that overlaps the days; a day may have more events than its cell',
    anyOf: [kind('booking', eventOf('bookings')), kind('maintenance', eventOf('maintenances'))],
  });
  return components.put('BoardAnswer', {
    description: 'Availability board with its cells',
    ...objectSchema({
      start: { type: 'string', format: 'date', examples: ['2026-11-12'] },
      days: { type: 'integer', examples: [7] },
      rows: {
        type: 'array',
        items: objectSchema({
          car: row.car ?? {},
          cells: { type: 'array', items: cell },
          events: { type: 'array', items: event },
        }),
      },
    }),
  });
}
