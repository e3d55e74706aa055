import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import type { DayCategory } from '@schema/texts/day/day-detail';
import { DAY_FILES } from '@schema/texts/files/export';
import type { Day } from '@schema/values/time/calendar';
import { dayBookingColumns, dayWorkColumns, freeCarColumns } from './export-day';
import type { DayList } from './useDayDetail';

interface DayExportProps {
  readonly date: Day;
  readonly category: DayCategory;
  readonly list: DayList;
}

/** Export of a list of the day; nothing for an empty one. */
export function DayExport({ date, category, list }: DayExportProps) {
  const zone = useZone();
  const fileName = `${DAY_FILES[category]}-${date}`;
  const { cars, works, bookings } = list;
  if (cars.length > 0) {
    return <ExportButtons fileName={fileName} columns={freeCarColumns(zone)} load={() => cars} />;
  }
  if (works.length > 0) {
    return <ExportButtons fileName={fileName} columns={dayWorkColumns(zone)} load={() => works} />;
  }
  if (bookings.length === 0) return null;
  return (
    <ExportButtons fileName={fileName} columns={dayBookingColumns(zone)} load={() => bookings} />
  );
}
