import { FAVICON_UPLOAD, PHOTO_UPLOAD } from '@schema/constants/uploads';
import { type InferType, object, string, ValidationError } from 'yup';
import { flag, oneOf, proxies, text, timeZone, url, whole } from './setting-types';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Three years: the limitation period of claims over a rental (ГК РФ, 196). */
const HISTORY_DAYS = 1096;

const KB = 1024;
const MB = 1024 * KB;

/** Printed at every start of the demo, so not allowed in production. */
const DEMO_PASSWORD = /^demo-/;
const MIN_PASSWORD_LENGTH = 6;
/** Wrong tokens are not counted, so it must not be guessable. */
const MIN_METRICS_TOKEN_LENGTH = 24;

const settings = object({
  HOST: text().default('127.0.0.1'),
  PORT: whole(4000, 0, 65_535),
  DATA_DIR: text().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?:\/\/./, 'postgresql://user:password@host:5432/база'),
  S3_ENDPOINT: url(/^https?:\/\/./, 'https://storage.example.ru'),
  S3_BUCKET: text().test(
    'keys',
    'S3_BUCKET: нужны также S3_ACCESS_KEY_ID и S3_SECRET_ACCESS_KEY',
    (bucket, { parent }) =>
      !bucket || Boolean(parent.S3_ACCESS_KEY_ID && parent.S3_SECRET_ACCESS_KEY),
  ),
  S3_REGION: text().default('us-east-1'),
  S3_ACCESS_KEY_ID: text().default(''),
  S3_SECRET_ACCESS_KEY: text().default(''),
  S3_FORCE_PATH_STYLE: flag(),
  PHOTO_MAX_MB: whole(PHOTO_UPLOAD.maxBytes / MB, 1, 50),
  FAVICON_MAX_KB: whole(FAVICON_UPLOAD.maxBytes / KB, 16, 4096),
  COMPANY_TIME_ZONE: timeZone().default('Europe/Moscow'),
  COMPANY_NAME: text().default('Автопрокат'),
  OWNER_LOGIN: text(),
  ADMIN_LOGIN: text().default('admin'),
  DEMO_CARS: whole(60, 1, 20_000),
  DEMO: flag().default(false),
  TRUST_PROXY: proxies(),
  SECURE_COOKIES: flag().default(false),
  SESSION_DAYS: whole(30, 1, 365),
  SESSION_REQUESTS: whole(400, 0, 100_000),
  STRANGER_REQUESTS: whole(100, 0, 100_000),
  HISTORY_DAYS: whole(HISTORY_DAYS, 0, 36_500),
  REQUIRE_RETURN_MARK: flag().default(false),
  OFFLINE_BOARD: flag().default(true),
  GRAPHQL_PLAYGROUND: flag().default(true),
  GRAPHQL_INTROSPECTION: flag().default(true),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  METRICS_TOKEN: text().min(
    MIN_METRICS_TOKEN_LENGTH,
    `METRICS_TOKEN: не короче ${MIN_METRICS_TOKEN_LENGTH} символов`,
  ),
  SHUTDOWN_SECONDS: whole(8, 1, 60),
  SHUTDOWN_DELAY_SECONDS: whole(0, 0, 300),
  BACKUP_DIR: text(),
  BACKUP_EVERY_HOURS: whole(24, 1, 720),
  BACKUP_KEEP: whole(14, 1, 1000),
  ADMIN_PASSWORD: string()
    .transform((password: string | undefined) => password || undefined)
    .min(MIN_PASSWORD_LENGTH, `ADMIN_PASSWORD: не короче ${MIN_PASSWORD_LENGTH} символов`)
    .test(
      'own',
      'ADMIN_PASSWORD: пароль из демонстрации всем известен, задайте другой',
      (password, { parent }) => !password || parent.DEMO === true || !DEMO_PASSWORD.test(password),
    ),
});

/** The bucket's settings are ignored without a bucket. */
function inUse(env: Environment): Environment {
  if (env.S3_BUCKET?.trim()) return env;
  return { ...env, S3_ENDPOINT: undefined, S3_FORCE_PATH_STYLE: undefined };
}

/** An S3-compatible bucket for uploaded files; undefined: the folder `files` of dataDir. */
function bucketOf(env: InferType<typeof settings>) {
  if (env.S3_BUCKET === undefined) return undefined;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    /** The https URL of a service other than Amazon's. */
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    /** Path-style URLs: the bucket is in the path instead of the host name. */
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  };
}

function configOf(env: InferType<typeof settings>) {
  return {
    /** Address to listen on. */
    host: env.HOST,
    port: env.PORT,
    /** Folder of the embedded database and of uploaded files. */
    dataDir: env.DATA_DIR,
    /** postgresql://…; unset: SQLite in dataDir. */
    databaseUrl: env.DATABASE_URL,
    bucket: bucketOf(env),
    /** Maximum size of an uploaded file. Bytes. */
    photoMaxBytes: env.PHOTO_MAX_MB * MB,
    faviconMaxBytes: env.FAVICON_MAX_KB * KB,
    /** IANA name; the time zone of calendar days. */
    companyTimeZone: env.COMPANY_TIME_ZONE,
    companyName: env.COMPANY_NAME,
    /** Login of the owner; unset: the first user (backend/domain/accounts/owner.ts). */
    ownerLogin: env.OWNER_LOGIN,
    /** First user of an empty production database. */
    adminLogin: env.ADMIN_LOGIN,
    /** Unset: a one-time random password is printed. */
    adminPassword: env.ADMIN_PASSWORD,
    /** Cars of the demo fleet. */
    demoCars: env.DEMO_CARS,
    /** Demo mode: demo passwords are accepted. */
    demo: env.DEMO,
    /**
     * false, a number of proxies, or a comma list of proxy addresses; their X-Forwarded-* is
     * trusted.
     */
    trustProxy: env.TRUST_PROXY,
    /** Session cookies are Secure even without detected HTTPS. */
    secureCookies: env.SECURE_COOKIES,
    /** Days until an unused session expires. */
    sessionDays: env.SESSION_DAYS,
    /** Requests in ten seconds, per session or token and per address when anonymous; 0: no limit. */
    sessionRequests: env.SESSION_REQUESTS,
    strangerRequests: env.STRANGER_REQUESTS,
    /** Retention of the change history in days; 0: unlimited. */
    historyDays: env.HISTORY_DAYS,
    /** Bookings past their end stay active until marked returned (docs/domain.md, booking status). */
    requireReturnMark: env.REQUIRE_RETURN_MARK,
    /** Devices keep the page and the last board, to be read without a network. */
    offlineBoard: env.OFFLINE_BOARD,
    playground: env.GRAPHQL_PLAYGROUND,
    introspection: env.GRAPHQL_INTROSPECTION,
    logLevel: env.LOG_LEVEL,
    /** Allows other machines to read /metrics; unset: only this machine. */
    metricsToken: env.METRICS_TOKEN,
    /** Timeout for pending requests at shutdown. Seconds. */
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    /** Requests are served for this long after /health/ready starts to return 503. Seconds. */
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    /** Scheduled copies; none without a folder. */
    backups: {
      folder: env.BACKUP_DIR,
      everyHours: env.BACKUP_EVERY_HOURS,
      kept: env.BACKUP_KEEP,
    },
  };
}

/** Settings of the process; the only reader of the environment. */
export type Config = Readonly<ReturnType<typeof configOf>>;
export type BucketSettings = Readonly<NonNullable<Config['bucket']>>;

/**
 * Settings from the environment, validated and frozen. Throws one Error whose message lists every
 * fault, one per line.
 */
export function readConfig(env: Environment): Config {
  try {
    return Object.freeze(configOf(settings.validateSync(inUse(env), { abortEarly: false })));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Without the cause, whose values contain passwords.
    throw new Error(
      `Неверные настройки:\n${error.errors.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
}
