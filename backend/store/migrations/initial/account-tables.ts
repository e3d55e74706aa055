import type { Dialect } from '../dialect';

/** Users, sessions and tokens; the change history; files. */
export const accountTables = (d: Dialect): string[] => [
  `create table users (
    id ${d.id},
    login text not null constraint users_login_check check (login <> ''),
    login_key text not null,
    password_hash text not null,
    is_active ${d.flag} not null default true,
    permissions ${d.json} not null,
    created_at ${d.instant} not null,
    version ${d.int} not null default 1
  ${d.end}`,
  'create unique index users_login_key_unique on users (login_key)',

  `create table sessions (
    id ${d.id},
    token_hash text not null,
    user_id ${d.int} not null,
    created_at ${d.instant} not null,
    last_seen_at ${d.instant} not null,
    expires_at ${d.instant} not null,
    user_agent text null,
    constraint sessions_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  ${d.end}`,
  'create unique index sessions_token_hash_unique on sessions (token_hash)',
  'create index sessions_user_id_index on sessions (user_id)',
  'create index sessions_expires_at_index on sessions (expires_at)',

  `create table api_tokens (
    id ${d.id},
    user_id ${d.int} not null,
    name text not null,
    token_hash text not null,
    permissions ${d.json} not null,
    created_at ${d.instant} not null,
    last_used_at ${d.instant} null,
    revoked_at ${d.instant} null,
    constraint api_tokens_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  ${d.end}`,
  'create unique index api_tokens_token_hash_unique on api_tokens (token_hash)',
  'create index api_tokens_user_id_index on api_tokens (user_id)',

  `create table change_log (
    id ${d.id},
    at ${d.instant} not null,
    user_id ${d.int} null,
    user_login text null,
    operation text not null,
    entity text not null,
    entity_id ${d.int} not null,
    before ${d.json} null,
    after ${d.json} null
  ${d.end}`,
  'create index change_log_entity_index on change_log (entity, entity_id, id)',
  'create index change_log_at_index on change_log (at)',

  `create table idempotency_keys (
    user_id ${d.int} not null,
    key text not null,
    operation text not null,
    fingerprint text not null,
    answer ${d.json} null,
    created_at ${d.instant} not null,
    primary key (user_id, key)
  ${d.end}`,
  'create index idempotency_keys_created_at_index on idempotency_keys (created_at)',

  `create table branding (
    id ${d.int} not null primary key constraint branding_single_check check (id = 1),
    favicon_file text null,
    updated_at ${d.instant} not null
  ${d.end}`,

  `create table stored_files (
    id ${d.id},
    key text not null,
    content_type text not null,
    size ${d.int} not null constraint stored_files_size_check check (size >= 0),
    created_at ${d.instant} not null
  ${d.end}`,
  'create unique index stored_files_key_unique on stored_files (key)',

  `create table cash_entries (
    id ${d.id},
    amount_kopecks ${d.money} not null constraint cash_entries_amount_check check (amount_kopecks > 0),
    comment text null,
    created_at ${d.instant} not null,
    created_by ${d.int} null,
    constraint cash_entries_created_by_foreign foreign key (created_by) references users (id) on delete set null
  ${d.end}`,
  'create index cash_entries_created_at_index on cash_entries (created_at)',
];
