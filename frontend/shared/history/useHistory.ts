import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useState } from 'react';
import {
  BookingHistoryDocument,
  CarHistoryDocument,
  CustomerHistoryDocument,
  PartnerHistoryDocument,
  TillHistoryDocument,
} from './history.generated';

/** Changes per page. */
const PAGE_SIZE = 10;

const SOURCES = {
  booking: { document: BookingHistoryDocument, topics: ['bookings'] },
  car: { document: CarHistoryDocument, topics: ['cars', 'partners'] },
  customer: { document: CustomerHistoryDocument, topics: ['customers'] },
  partner: { document: PartnerHistoryDocument, topics: ['partners', 'statementLinks'] },
  till: { document: TillHistoryDocument, topics: ['money'] },
} as const;

/** Kinds of records with a displayed history. */
export type RecordKind = keyof typeof SOURCES;

/** A page of the history; the previous page stays shown while loading. */
export function useHistory(kind: RecordKind, id: number) {
  const [page, setPage] = useState(1);
  const { document, topics } = SOURCES[kind];
  const { shown, query } = useFreshQuery(document, {
    variables: { id, page, pageSize: PAGE_SIZE },
    maxAgeMs: 0,
    topics,
  });
  const list = shown?.history ?? null;
  const pages = Math.ceil((list?.total ?? 0) / PAGE_SIZE);
  return { list, pages, page, setPage, query };
}
