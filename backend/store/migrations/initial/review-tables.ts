import type { Dialect } from '../dialect';

export const reviewTables = (d: Dialect): string[] => [
  `create table review_templates (
    source_id ${d.int} not null primary key,
    message text not null,
    include_in_queue ${d.flag} not null,
    updated_at ${d.instant} not null,
    constraint review_templates_source_id_foreign
      foreign key (source_id) references sources (id) on delete cascade
  ${d.end}`,

  `create table review_requests (
    id ${d.id},
    booking_id ${d.int} not null,
    source_id ${d.int} not null,
    status text not null
      constraint review_requests_status_check check (status in ('pending', 'sent', 'cancelled')),
    scheduled_at ${d.instant} not null,
    template_message text null,
    handled_at ${d.instant} null,
    created_at ${d.instant} not null,
    constraint review_requests_booking_id_foreign
      foreign key (booking_id) references bookings (id) on delete cascade,
    constraint review_requests_source_id_foreign
      foreign key (source_id) references sources (id) on delete cascade
  ${d.end}`,
  'create unique index review_requests_booking_id_unique on review_requests (booking_id)',
  'create index review_requests_status_index on review_requests (status, scheduled_at)',
  'create index review_requests_source_id_index on review_requests (source_id, status)',

  `create table review_links (
    id ${d.id},
    code_hash text not null,
    source_id ${d.int} not null,
    created_at ${d.instant} not null,
    expires_at ${d.instant} not null,
    revoked_at ${d.instant} null,
    constraint review_links_source_id_foreign
      foreign key (source_id) references sources (id) on delete cascade,
    constraint review_links_life_check check (expires_at > created_at)
  ${d.end}`,
  'create unique index review_links_code_hash_unique on review_links (code_hash)',
  'create index review_links_source_id_index on review_links (source_id, created_at)',

  `create table review_link_requests (
    link_id ${d.int} not null,
    request_id ${d.int} not null,
    primary key (link_id, request_id),
    constraint review_link_requests_link_id_foreign
      foreign key (link_id) references review_links (id) on delete cascade,
    constraint review_link_requests_request_id_foreign
      foreign key (request_id) references review_requests (id) on delete cascade
  ${d.end}`,
  'create index review_link_requests_request_id_index on review_link_requests (request_id)',
];
