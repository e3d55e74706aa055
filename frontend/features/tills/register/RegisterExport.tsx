import { useApolloClient } from '@apollo/client/react';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { generic } from '@schema/messages/general';
import { downloadText, REGISTER_TEXTS } from '@schema/texts/money/tills';
import { monthTitleOf } from '@schema/values/time/month-name';
import { presetPeriod, type ReportPeriod } from '@schema/values/time/report-period';
import { TillRegisterDocument } from '../tills.generated';
import { REGISTER_COLUMNS, registerRows } from './export-rows';

interface RegisterExportProps {
  readonly period: ReportPeriod;
  readonly tillId: number | null;
}

/** The whole register of the month of a day, or of a longer period, as one file. */
export function RegisterExport({ period, tillId }: RegisterExportProps) {
  const client = useApolloClient();
  const zone = useZone();
  const month = presetPeriod('currentMonth', period.to);
  const days = period.from === period.to ? month : period;
  const isMonth = days.from === month.from && days.to === month.to;
  const load = async () => {
    const { data } = await client.query({
      query: TillRegisterDocument,
      variables: { from: days.from, to: days.to, tillId },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error(generic.error);
    return registerRows(data.tillRegister, days, zone);
  };
  return (
    <ExportButtons
      title={downloadText(isMonth ? monthTitleOf(days.from) : REGISTER_TEXTS.anyPeriod)}
      fileName={`${REGISTER_TEXTS.file}-${days.from}-${days.to}`}
      columns={REGISTER_COLUMNS}
      load={load}
    />
  );
}
