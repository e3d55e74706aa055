import { statusOf } from '@backend/failures/statuses';
import type { Access } from '@backend/operation/permit';
import { MESSAGES } from '@schema/messages';
import { MILEAGE_ANSWERS, MILEAGE_DOUBTS } from '@schema/values/fleet/mileage';
import type { RestRow } from '../row';
import { type JsonSchema, objectSchema } from './json-schema';

const CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'CAR_OCCUPIED',
  'CAR_NOT_RETURNED',
  'MILEAGE_DOUBTFUL',
  'PAYOUT_ABOVE_LEFT',
  'STALE',
  'OTHER_USER',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'INTERNAL',
] as const;

type Code = (typeof CODES)[number];

const { generic } = MESSAGES;
const SENTENCES: Partial<Record<Code, string>> = {
  BAD_REQUEST: generic.malformed,
  UNAUTHENTICATED: generic.unauthenticated,
  FORBIDDEN: generic.forbidden,
  PASSWORD_CHANGE_REQUIRED: MESSAGES.auth.ownPasswordNeeded,
  NOT_FOUND: generic.notFound,
  STALE: generic.stale,
  PAYLOAD_TOO_LARGE: generic.payloadTooLarge,
  UNSUPPORTED_MEDIA_TYPE: generic.unsupportedMediaType,
  VALIDATION_FAILED: generic.validationFailed,
  TOO_MANY_REQUESTS: generic.tooManyRequests,
  UNAVAILABLE: generic.unavailable,
  STORAGE_FULL: generic.storageFull,
};

const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };

/** The shape of every error. */
export const ERROR_SCHEMA: JsonSchema = {
  description: 'Error; message is for the user, code for the program',
  ...objectSchema(
    {
      message: { type: 'string', description: 'Error message, in Russian' },
      code: { type: 'string', enum: CODES },
      fields: {
        type: 'object',
        description: 'VALIDATION_FAILED: error messages by path of the field',
        additionalProperties: { type: 'string' },
      },
      conflicts: {
        type: 'array',
        description: 'CAR_OCCUPIED: events that occupy the car',
        items: objectSchema({
          kind: { type: 'string', enum: ['booking', 'maintenance'] },
          id: { type: 'integer' },
          title: { type: 'string' },
          startDate: INSTANT,
          endDate: INSTANT,
        }),
      },
      suggestions: {
        type: 'object',
        description: 'CAR_OCCUPIED: free cars for the same dates, free dates of the same car',
      },
      rental: {
        description:
          'CAR_NOT_RETURNED: rental that has not returned the car, or that is cancelled while its car is out',
        ...objectSchema({
          id: { type: 'integer' },
          customer: { type: 'string' },
          startDate: INSTANT,
          endDate: INSTANT,
          whereabouts: { type: 'string', enum: ['out', 'overdue', 'unconfirmed'] },
        }),
      },
      doubt: {
        description: 'MILEAGE_DOUBTFUL: the reading that contradicts the new one',
        ...objectSchema({
          kind: { type: 'string', enum: MILEAGE_DOUBTS },
          km: { type: 'integer' },
          at: INSTANT,
          answers: {
            type: 'array',
            description: 'Values of `answer` that record the mileage',
            items: { type: 'string', enum: MILEAGE_ANSWERS },
          },
        }),
      },
      left: {
        type: 'number',
        description: 'PAYOUT_ABOVE_LEFT: roubles left to pay today',
      },
      signedIn: {
        type: 'string',
        description: 'OTHER_USER: login of the session, other than that of X-Page-User',
      },
      retryAfterSeconds: {
        type: 'number',
        description: 'TOO_MANY_REQUESTS: seconds to wait before the next request',
      },
      id: {
        type: 'string',
        description: 'INTERNAL, UNAVAILABLE, STORAGE_FULL: ID of the request in the log',
      },
    },
    ['message', 'code'],
  ),
};

const nameOf = (status: number) => `Refused${status}`;

/** One response per status; its examples are the real messages. */
export function errorResponses(): Record<string, unknown> {
  const byStatus = Map.groupBy(CODES, (code) => statusOf(code));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const examples = codes.flatMap((code) => {
        const message = SENTENCES[code];
        return message ? [[code, { value: { message, code } }] as const] : [];
      });
      const content = { schema: { $ref: '#/components/schemas/Error' } };
      const json =
        examples.length > 0 ? { ...content, examples: Object.fromEntries(examples) } : content;
      return [
        nameOf(status),
        { description: codes.join(', '), content: { 'application/json': json } },
      ];
    }),
  );
}

/** Possible errors of a row, by status. */
export function refusalsOf(row: RestRow, access: Access | null): Record<string, unknown> {
  const writes = row.method !== 'GET';
  const needsSession = access !== null && !('public' in access);
  const codes: Code[] = [
    'BAD_REQUEST',
    ...(needsSession || row.path.startsWith('/auth') ? (['UNAUTHENTICATED'] as const) : []),
    ...(needsSession || writes ? (['FORBIDDEN'] as const) : []),
    ...(row.path.includes('{') || writes ? (['NOT_FOUND'] as const) : []),
    ...(writes ? (['CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    'VALIDATION_FAILED',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
    ...(writes ? (['STORAGE_FULL'] as const) : []),
  ];
  return Object.fromEntries(
    codes.map((code) => {
      const status = statusOf(code);
      return [String(status), { $ref: `#/components/responses/${nameOf(status)}` }];
    }),
  );
}
