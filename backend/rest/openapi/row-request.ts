import { isNonNullType } from 'graphql';
import type { RestRow } from '../row';
import { type Components, described, isNeeded } from './components';
import { jsonContent } from './json-content';
import { type JsonSchema, objectSchema } from './json-schema';
import { operationIdOf, type Place } from './row-places';
import type { RowReads } from './row-reads';

/** Parameters of the path and the query string. */
export function parametersOf(
  { params, query }: RowReads,
  places: ReadonlyMap<string, Place>,
  components: Components,
) {
  const one = (name: string, where: 'path' | 'query') => {
    const place = places.get(name);
    const needed = where === 'path' || (place !== undefined && isNonNullType(place.type));
    const raw = place
      ? components.input(place.type, name, place.sent)
      : { type: where === 'path' ? 'integer' : 'string' };
    const schema = Array.isArray(raw.type) ? { ...raw, type: raw.type[0] } : raw;
    const list = schema.type === 'array' ? { type: 'string' } : schema;
    return {
      name,
      in: where,
      required: needed,
      schema: list,
      ...(place?.description && { description: place.description }),
    };
  };
  return [...params.map((name) => one(name, 'path')), ...query.map((name) => one(name, 'query'))];
}

interface BodyPlaces {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, Place>;
}

/** The body: a form for an upload, JSON otherwise; undefined: none. */
export function bodyOf(row: RestRow, { names, places }: BodyPlaces, components: Components) {
  if (row.upload) {
    const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
    const words = names.map((name) => {
      const place = places.get(name);
      return [name, described({ type: 'string' }, place?.description)] as const;
    });
    const fields = { [row.upload.field]: file, ...Object.fromEntries(words) };
    const schema = objectSchema(fields, [row.upload.field]);
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (names.length === 0) return undefined;
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const name of names) {
    const place = places.get(name);
    const schema = place ? components.input(place.type, name, place.sent) : {};
    properties[name] = described(schema, place?.description);
    if (place && isNeeded(place.type, place.sent)) required.push(name);
  }
  const schema = components.put(`${operationIdOf(row)}Body`, objectSchema(properties, required));
  return { required: true, content: jsonContent(schema, components) };
}
