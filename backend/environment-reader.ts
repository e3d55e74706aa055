export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings by type. An invalid one takes the fallback, and all errors are collected to be
 * reported together.
 */
export class EnvironmentReader {
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

  /** The value is not in the message: it contains the database password. */
  databaseUrl(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const known = /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
    if (!known)
      this.faults.push(`${name}: нужен адрес вида postgresql://user:password@host:5432/база`);
    return text;
  }

  /** Trusted proxies for X-Forwarded-*: none, a number, or a list of addresses. */
  proxies(name: string): false | number | string {
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
