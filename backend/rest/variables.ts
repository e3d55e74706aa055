import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import type { RestRequest } from './row';

/** Ids are positive 32-bit integers, as GraphQL's Int. */
const MAX_ID = 2_147_483_647;

/**
 * The id in a `{name}` path parameter. Throws BAD_REQUEST for anything else (requirements.md, T16).
 */
export function idParam(request: RestRequest, name = 'id'): number {
  const text = request.params[name] ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw new Refusal('BAD_REQUEST', MESSAGES.generic.invalidId);
  return id;
}

/**
 * An integer query parameter; null when absent. Invalid text passes unchanged: the operation's form
 * reports it.
 */
export function intQuery(request: RestRequest, name: string): number | string | null {
  const text = request.query[name];
  return text === undefined ? null : intOf(text);
}

/** The number in a query or multipart text, null for an empty one. */
export function intOf(text: string): number | string | null {
  if (text === '') return null;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/** The text of a multipart field; an empty one counts as absent. */
export function textField({ body }: RestRequest, name: string): string | null {
  const text = body[name];
  return typeof text === 'string' && text !== '' ? text : null;
}
