import type { LogLevel } from '@backend/settings/config';
import { CUSTOMER_FIELD_NAMES } from '@schema/fields/customer-fields';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Keys of secrets and personal data; their values are redacted. */
const SECRET_KEYS = [
  'password',
  'passwordHash',
  'cookie',
  'authorization',
  'token',
  'tokenHash',
  'codeHash',
  ...CUSTOMER_FIELD_NAMES,
  'customerPhone',
  '["set-cookie"]',
];

const under = (prefix: string, key: string) =>
  key.startsWith('[') ? prefix + key : `${prefix}.${key}`;

/** At the top level and two levels down, the maximum depth of log objects. */
const SECRET_PATHS = SECRET_KEYS.flatMap((key) => [key, under('*', key), under('*.*', key)]);

const MAX_MESSAGE_LENGTH = 600;

/** Redacts quoted values, long numbers and tokens in messages of database drivers. */
export function scrub(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\+?\d[\d\s()-]{8,}\d/g, '…')
    .replace(/[\w-]{40,}/g, '…')
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** A loggable error: kind, redacted message, stack; never its fields. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(String(error));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    ...(code !== undefined && { code: String(code) }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

/** A URL may be encoded more than once. */
const MOST_DECODINGS = 3;
const MAX_PATH_LENGTH = 200;

/** `%6cinks` → `links`; an undecodable text stays. */
function decoded(path: string): string {
  let text = path;
  for (let times = 0; times < MOST_DECODINGS && text.includes('%'); times += 1) {
    text = text.replace(/%([\da-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return text;
}

/** The code of a link follows these words in its path, in any encoding. */
const SECRET_PATH = /(reviews|papers)[^a-z].*?(share|links)[^a-z]/is;

/** A path for the log: without query and secrets. */
export function pathForLog(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const secret = SECRET_PATH.exec(decoded(path));
  if (secret) return `/${secret[1]}/${secret[2]}/…`.toLowerCase();
  return path.slice(0, MAX_PATH_LENGTH);
}

/** The application's logger: JSON lines on standard output by default. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: errorForLog, error: errorForLog },
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
