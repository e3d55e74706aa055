import { formOf } from '@backend/operation/form';
import { isNonNullType } from 'graphql';
import type { Parameter } from '../parameters';
import type { PreparedRow } from '../prepare-row';
import { type Components, described, isNeeded, type Sent } from './components';
import { jsonContent } from './json-content';
import { type JsonSchema, objectSchema } from './json-schema';
import { type IsRequired, requiredBy } from './required';

const sentBy = (isRequired: IsRequired, { argument, part }: Parameter): Sent => ({
  path: part === undefined ? argument : `${argument}.${part}`,
  isRequired,
});

/** Parameters of the path and the query string. */
export function parametersOf({ parameters, field }: PreparedRow, components: Components) {
  const isRequired = requiredBy(formOf(field));
  return parameters
    .filter(({ place }) => place === 'path' || place === 'query')
    .map((parameter) => {
      const { name, place, type, description } = parameter;
      const raw = components.input(type, name, sentBy(isRequired, parameter));
      const schema = Array.isArray(raw.type) ? { ...raw, type: raw.type[0] } : raw;
      return {
        name,
        in: place,
        required: place === 'path' || isNonNullType(type),
        schema: schema.type === 'array' ? { type: 'string' } : schema,
        ...(description && { description }),
      };
    });
}

/** The body: a form for an upload, JSON otherwise; undefined: none. */
export function bodyOf({ parameters, field, operationName }: PreparedRow, components: Components) {
  const sent = parameters.filter(({ place }) => place === 'body');
  const file = parameters.find(({ place }) => place === 'file');
  if (file) {
    const content: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
    const texts = sent.map(({ name, description }) => {
      return [name, described({ type: 'string' }, description)] as const;
    });
    const schema = objectSchema({ [file.name]: content, ...Object.fromEntries(texts) }, [
      file.name,
    ]);
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (sent.length === 0) return undefined;
  const isRequired = requiredBy(formOf(field));
  const properties = sent.map((parameter) => {
    const { name, type, description } = parameter;
    const schema = components.input(type, name, sentBy(isRequired, parameter));
    return [name, described(schema, description)] as const;
  });
  const needed = sent.filter((one) => isNeeded(one.type, sentBy(isRequired, one)));
  const schema = objectSchema(
    Object.fromEntries(properties),
    needed.map(({ name }) => name),
  );
  const body = components.put(`${operationName}Body`, schema);
  return { required: true, content: jsonContent(body, components) };
}
