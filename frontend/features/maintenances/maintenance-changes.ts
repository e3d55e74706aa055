import type { FieldChange } from '@frontend/shared/forms/FieldChanges';
import type { MaintenancePayload } from '@schema/forms/fleet/maintenance';
import { MAINTENANCE_STATUS_TITLES } from '@schema/statuses';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

/** Differences between the opened maintenance and the current one, as display texts. */
export function maintenanceChanges(
  opened: MaintenancePayload,
  kept: MaintenancePayload,
  zone: string,
): FieldChange[] {
  const [was, now] = [shown(opened, zone), shown(kept, zone)];
  return was
    .map(([title, text], index) => ({ title, was: text, now: now[index]?.[1] ?? null }))
    .filter((change) => change.was !== change.now);
}

function shown(work: MaintenancePayload, zone: string): [title: string, text: string | null][] {
  const moment = (iso: string) => {
    const instant = parseInstant(iso);
    return instant && formatMoment(instant, zone);
  };
  return [
    [MAINTENANCE_TEXTS.start, moment(work.startDate)],
    [MAINTENANCE_TEXTS.end, moment(work.endDate)],
    [MAINTENANCE_TEXTS.description, work.description],
    [MAINTENANCE_TEXTS.cost, formatRoubles(work.cost)],
    [MAINTENANCE_TEXTS.status, MAINTENANCE_STATUS_TITLES[work.status]],
  ];
}
