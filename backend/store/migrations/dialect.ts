import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sqlite';

/** Engine-specific SQL of the migrations. */
export interface Dialect {
  readonly engine: 'sqlite' | 'postgres';
  /** Column types. */
  readonly id: string;
  readonly int: string;
  readonly money: string;
  readonly instant: string;
  readonly flag: string;
  readonly json: string;
  /** Suffix of CREATE TABLE. */
  readonly end: string;
}

const SQLITE: Dialect = {
  engine: 'sqlite',
  id: 'integer not null primary key autoincrement',
  int: 'integer',
  money: 'integer',
  instant: 'integer',
  flag: 'integer',
  json: 'text',
  end: ') strict',
};

const POSTGRES: Dialect = {
  engine: 'postgres',
  id: 'serial primary key',
  int: 'int',
  money: 'bigint',
  instant: 'timestamptz(3)',
  flag: 'boolean',
  json: 'jsonb',
  end: ')',
};

/** A migration written once for both engines. */
export abstract class StoreMigration extends Migration {
  protected readonly dialect: Dialect =
    this.driver.getPlatform() instanceof SqlitePlatform ? SQLITE : POSTGRES;

  protected run(statements: readonly string[]): void {
    for (const statement of statements) this.addSql(statement);
  }
}
