/** Settings of one copy of the product; the environment is read here and nowhere else. */
export interface Config {
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** postgresql://…; unset: SQLite in dataDir. */
  readonly databaseUrl?: string;
  /** IANA name; days of every screen belong to it. */
  readonly companyTimeZone: string;
  readonly companyName: string;
  /** Login that alone writes the profit calculator's shares. */
  readonly ownerLogin: string;
  /** First user of an empty production database. */
  readonly adminLogin: string;
  /** Unset: a one-time random password is printed. */
  readonly adminPassword?: string;
  /** Cars of the demo fleet. */
  readonly demoCars: number;
  /** A demo copy: its well-known passwords are accepted. */
  readonly demo: boolean;
  /** false, a number of proxies, or a comma list of their addresses: whose X-Forwarded-* is believed. */
  readonly trustProxy: false | number | string;
  /** Session cookies are Secure even when the request does not look like HTTPS. */
  readonly secureCookies: boolean;
  /** Days a session lives without use. */
  readonly sessionDays: number;
  /** A booking past its end stays active until its return is marked (DOMAIN.md, booking status). */
  readonly requireReturnMark: boolean;
  readonly playground: boolean;
  readonly introspection: boolean;
  readonly logLevel: LogLevel;
  /** How long a stop waits for requests in flight. Seconds. */
  readonly shutdownSeconds: number;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Collects faults instead of stopping at the first, so that one start names them all. */
class Reader {
  readonly faults: string[] = [];
  constructor(private readonly env: Environment) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  whole(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.faults.push(`${name}: нужно целое число от ${min} до ${max}, а задано «${text}»`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    this.faults.push(`${name}: нужно 1 или 0, а задано «${text}»`);
    return fallback;
  }

  oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const found = allowed.find((value) => value === text);
    if (found) return found;
    this.faults.push(`${name}: нужно одно из ${allowed.join(', ')}, а задано «${text}»`);
    return fallback;
  }

  timeZone(name: string, fallback: string): string {
    const text = this.text(name) ?? fallback;
    try {
      return new Intl.DateTimeFormat('en', { timeZone: text }) && text;
    } catch {
      this.faults.push(`${name}: нет такого часового пояса «${text}», пример: Europe/Moscow`);
      return fallback;
    }
  }

  /** The value itself stays out of the message: it carries the database password. */
  databaseUrl(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const known = /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
    if (!known)
      this.faults.push(`${name}: нужен адрес вида postgresql://user:password@host:5432/база`);
    return text;
  }

  proxies(name: string): Config['trustProxy'] {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined || ['0', 'false', 'no', 'off'].includes(text)) return false;
    if (['true', 'yes', 'on'].includes(text)) return 1;
    if (/^\d$/.test(text)) return Number(text);
    const list = text.split(',').map((part) => part.trim());
    if (
      list.every((part) => /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/.test(part))
    ) {
      return list.join(', ');
    }
    this.faults.push(
      `${name}: нужно 0, число прокси перед сервером (1…9) или их адреса через запятую`,
    );
    return false;
  }
}

/** What every start of the demo prints, so nobody may use it for real. */
const DEMO_PASSWORD = /^demo-/;
const MIN_PASSWORD_LENGTH = 6;

/**
 * Settings from the environment, checked and frozen.
 * Throws one Error whose message lists every fault, a line each.
 */
export function readConfig(env: Environment): Config {
  const read = new Reader(env);
  const demo = read.flag('DEMO', false);
  const config: Config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.whole('PORT', 4000, 0, 65_535),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    companyTimeZone: read.timeZone('COMPANY_TIME_ZONE', 'Europe/Moscow'),
    companyName: read.text('COMPANY_NAME') ?? 'Автопрокат',
    ownerLogin: read.text('OWNER_LOGIN') ?? 'admin',
    adminLogin: read.text('ADMIN_LOGIN') ?? 'admin',
    adminPassword: env.ADMIN_PASSWORD || undefined,
    demoCars: read.whole('DEMO_CARS', 60, 1, 20_000),
    demo,
    trustProxy: read.proxies('TRUST_PROXY'),
    secureCookies: read.flag('SECURE_COOKIES', false),
    sessionDays: read.whole('SESSION_DAYS', 30, 1, 365),
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
