import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import type { ListedSheetFactsFragment } from '@frontend/shared/handover/listed-sheet.generated';
import { sheetColumns } from '@frontend/shared/handover/sheet-columns';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { Pager } from '@frontend/shared/ui/lists/Pager';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import {
  listedSheetFacts,
  listedSheetName,
  SHEET_LIST_TEXTS,
} from '@schema/texts/handover/sheet-list';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import css from './CarState.module.css';
import { CarSheetsDocument } from './car-sheets.generated';
import type { CarStateFacts } from './useCarState';

/** Sheets of a page. */
const SHOWN = 12;

/** The handover sheets of a car, of all its rentals, the latest first. */
export function SheetsPanel({ state }: { readonly state: CarStateFacts }) {
  const { carId } = state;
  const zone = useZone();
  const [page, setPage] = useState(1);
  const { shown, query } = useFreshQuery(CarSheetsDocument, {
    variables: { carId, page, pageSize: SHOWN },
    topics: ['carState'],
  });
  const readAll = useEveryPage(CarSheetsDocument, { carId }, (data) => data.carSheets);
  const list = shown?.carSheets ?? null;
  return (
    <Panel title={SHELL_TEXTS.sheets}>
      <QueryStatus
        query={query}
        isLoaded={list !== null}
        loading={SHEET_LIST_TEXTS.loading}
        title={HANDOVER_MESSAGES.loadFailed}
        hint={null}
      />
      {list?.total === 0 && (
        <Text as="p" tone="muted">
          {SHEET_LIST_TEXTS.empty}
        </Text>
      )}
      {list && list.items.length > 0 && (
        <>
          <DividedList label={SHELL_TEXTS.sheets}>
            {list.items.map((sheet) => (
              <Sheet key={sheet.id} sheet={sheet} />
            ))}
          </DividedList>
          <Pager page={page} count={Math.ceil(list.total / SHOWN)} onChange={setPage} />
          <ExportButtons
            fileName={EXPORT_TEXTS.sheetsFile}
            columns={sheetColumns(zone)}
            load={readAll}
          />
        </>
      )}
    </Panel>
  );
}

function Sheet({ sheet }: { readonly sheet: ListedSheetFactsFragment }) {
  const moment = useMoment();
  const facts = [moment(sheet.at), listedSheetFacts(sheet), sheet.userLogin];
  return (
    <Row as="li" gap={8} align="center" className={css.row}>
      <Link className={css.sheet} to={handoverPath(sheet.bookingId, sheet.side)}>
        <span className={css.words}>
          <b>{listedSheetName(sheet)}</b>
          <span className={css.quiet}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </Row>
  );
}
