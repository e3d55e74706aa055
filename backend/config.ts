import { FAVICON_UPLOAD, PHOTO_UPLOAD } from '@schema/constants';
import { type BucketSettings, readBucket } from './bucket-settings';
import { type Environment, EnvironmentReader } from './environment-reader';

/** Settings of the process; the only reader of the environment. */
export interface Config {
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** postgresql://…; unset: SQLite in dataDir. */
  readonly databaseUrl?: string;
  /** Storage of uploaded files; unset: the folder `files` of dataDir. */
  readonly bucket?: BucketSettings;
  /** Maximum size of an uploaded file. Bytes. */
  readonly photoMaxBytes: number;
  readonly faviconMaxBytes: number;
  /** IANA name; the time zone of calendar days. */
  readonly companyTimeZone: string;
  readonly companyName: string;
  /** Login of the owner; unset: the first user (backend/domain/accounts/owner.ts). */
  readonly ownerLogin?: string;
  /** First user of an empty production database. */
  readonly adminLogin: string;
  /** Unset: a one-time random password is printed. */
  readonly adminPassword?: string;
  /** Cars of the demo fleet. */
  readonly demoCars: number;
  /** Demo mode: demo passwords are accepted. */
  readonly demo: boolean;
  /**
   * false, a number of proxies, or a comma list of their addresses whose X-Forwarded-* is trusted.
   */
  readonly trustProxy: false | number | string;
  /** Session cookies are Secure even without detected HTTPS. */
  readonly secureCookies: boolean;
  /** Days until an unused session expires. */
  readonly sessionDays: number;
  /** Requests in ten seconds, per session or token and per address when anonymous; 0: no limit. */
  readonly sessionRequests: number;
  readonly strangerRequests: number;
  /** Retention of the change history in days; 0: unlimited. */
  readonly historyDays: number;
  /** Bookings past their end stay active until marked returned (docs/domain.md, booking status). */
  readonly requireReturnMark: boolean;
  readonly playground: boolean;
  readonly introspection: boolean;
  readonly logLevel: LogLevel;
  /** Maximum time for requests in flight at a stop. Seconds. */
  readonly shutdownSeconds: number;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Three years: the limitation period of claims over a rental (ГК РФ, 196). */
const HISTORY_DAYS = 1096;

const KB = 1024;
const MB = 1024 * KB;

/** Printed at every start of the demo, so not allowed in production. */
const DEMO_PASSWORD = /^demo-/;
const MIN_PASSWORD_LENGTH = 6;

/**
 * Settings from the environment, validated and frozen. Throws one Error whose message lists every
 * fault, one per line.
 */
export function readConfig(env: Environment): Config {
  const read = new EnvironmentReader(env);
  const demo = read.flag('DEMO', false);
  const config: Config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.whole('PORT', 4000, 0, 65_535),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    bucket: readBucket(read),
    photoMaxBytes: read.whole('PHOTO_MAX_MB', PHOTO_UPLOAD.maxBytes / MB, 1, 50) * MB,
    faviconMaxBytes: read.whole('FAVICON_MAX_KB', FAVICON_UPLOAD.maxBytes / KB, 16, 4096) * KB,
    companyTimeZone: read.timeZone('COMPANY_TIME_ZONE', 'Europe/Moscow'),
    companyName: read.text('COMPANY_NAME') ?? 'Автопрокат',
    ownerLogin: read.text('OWNER_LOGIN'),
    adminLogin: read.text('ADMIN_LOGIN') ?? 'admin',
    adminPassword: env.ADMIN_PASSWORD || undefined,
    demoCars: read.whole('DEMO_CARS', 60, 1, 20_000),
    demo,
    trustProxy: read.proxies('TRUST_PROXY'),
    secureCookies: read.flag('SECURE_COOKIES', false),
    sessionDays: read.whole('SESSION_DAYS', 30, 1, 365),
    sessionRequests: read.whole('SESSION_REQUESTS', 400, 0, 100_000),
    strangerRequests: read.whole('STRANGER_REQUESTS', 100, 0, 100_000),
    historyDays: read.whole('HISTORY_DAYS', HISTORY_DAYS, 0, 36_500),
    requireReturnMark: read.flag('REQUIRE_RETURN_MARK', false),
    playground: read.flag('GRAPHQL_PLAYGROUND', true),
    introspection: read.flag('GRAPHQL_INTROSPECTION', true),
    logLevel: read.oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    shutdownSeconds: read.whole('SHUTDOWN_SECONDS', 8, 1, 60),
  };
  const password = config.adminPassword;
  if (password && password.length < MIN_PASSWORD_LENGTH) {
    read.faults.push(`ADMIN_PASSWORD: не короче ${MIN_PASSWORD_LENGTH} символов`);
  }
  if (password && !demo && DEMO_PASSWORD.test(password)) {
    read.faults.push('ADMIN_PASSWORD: пароль из демонстрации всем известен, задайте другой');
  }
  if (read.faults.length > 0) {
    throw new Error(
      `Неверные настройки:\n${read.faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
  return Object.freeze(config);
}
