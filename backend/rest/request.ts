import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import type { RestRequest } from './row';

/** Ids are positive 32-bit integers, as GraphQL's Int. */
const MAX_ID = 2_147_483_647;

/** The id in a `{name}` part of the path. Refuses anything else with BAD_REQUEST (spec 2, §5). */
export function idParam(request: RestRequest, name = 'id'): number {
  const text = request.params[name] ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw new Refusal('BAD_REQUEST', MESSAGES.generic.invalidId);
  return id;
}

/** A whole number after `?`; null when absent; not a whole number: BAD_REQUEST. */
export function intQuery(request: RestRequest, name: string): number | null {
  const text = request.query[name];
  if (text === undefined || text === '') return null;
  if (!/^-?\d{1,9}$/.test(text)) throw new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
  return Number(text);
}
